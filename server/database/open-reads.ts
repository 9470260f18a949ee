import { type Logger, sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { isCanceled, isServerFailure } from './errors.ts';
import { databaseOf, type OpenDatabase } from './open.ts';
import { openReplica } from './postgres.ts';
import { createReads, type Reads, replicaReadMs } from './reads.ts';
import type { Database } from './tables.ts';

interface Options {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'reads'>;
  readonly queryLogger: Logger;
}

/** An open replica. */
interface OpenReplica {
  readonly reads: Reads<Database>;
  readonly pool: OpenDatabase['pool'];
  close(): Promise<void>;
}

/** Opens the replica that the settings name; undefined without one. */
export function openReads(
  { databaseReadUrl }: Pick<Settings, 'databaseReadUrl'>,
  primary: Database,
  { log, metrics, queryLogger }: Options,
): OpenReplica | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const replica = databaseOf(openReplica(databaseReadUrl, log, replicaReadMs), queryLogger);
  // The check must not wait for a connection behind reads, so it has connections of its own.
  const checks = databaseOf(openReplica(databaseReadUrl, log, replicaReadMs, 2));
  const reads = createReads({
    primary,
    replica: replica.db,
    // After its promotion, a former replica is no longer a copy of the primary.
    isCaughtUp: async (position) => {
      const { rows } = await sql<{ caughtUp: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "caughtUp"`.execute(
        checks.db,
      );
      return rows[0]?.caughtUp === true;
    },
    isFailure: isServerFailure,
    isCanceled,
    onRead: (target) => metrics.reads({ target }),
  });
  return {
    reads,
    pool: replica.pool,
    close: async () => void (await Promise.all([replica.close(), checks.close()])),
  };
}
