import { type Logger, sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Metrics } from '#server/watch/metrics.ts';
import { databaseOf } from './open.ts';
import { openReplica } from './postgres.ts';
import { createReads, type Reads } from './reads.ts';
import type { Database } from './tables.ts';

interface Options {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'reads'>;
  readonly watch: Logger;
  readonly isAnswer: (error: unknown) => boolean;
}

/** Opens the replica that the settings name; undefined without one. */
export function openReads(
  { databaseReadUrl }: Pick<Settings, 'databaseReadUrl'>,
  primary: Database,
  { log, metrics, watch, isAnswer }: Options,
): { readonly reads: Reads<Database>; close(): Promise<void> } | undefined {
  if (databaseReadUrl === undefined) return undefined;
  const { db: replica, close } = databaseOf(openReplica(databaseReadUrl, log), watch);
  const reads = createReads({
    primary,
    replica,
    // After its promotion, a former replica is no copy of the primary any more.
    isCaughtUp: async (position) => {
      const { rows } = await sql<{ caughtUp: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "caughtUp"`.execute(
        replica,
      );
      return rows[0]?.caughtUp === true;
    },
    isAnswer,
    onRead: (target) => metrics.reads({ target }),
  });
  return { reads, close };
}
