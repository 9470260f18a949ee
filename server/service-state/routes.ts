import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { serviceState } from '#resources/calls/service.ts';
import { readServiceState } from '#resources/paths/service.ts';
import { serverVersion } from '#server/base/version.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { newestMigration } from '#server/migrations/migrate.ts';
import { measuredState } from './measured.ts';

type SentState = z.output<typeof serviceState>;

/** Reads what the database says of itself. */
async function readDatabase(db: Database) {
  const { rows } = await sql<{ version: string; last: string; count: number }>`
    select current_setting('server_version') as version, coalesce(max(name), '') as last, count(*)::integer as count
    from kysely_migration`.execute(db);
  return rows[0] ?? { version: '', last: '', count: 0 };
}

/** Returns the route of the state of the service. `measure` returns the metrics of all its processes. */
export const serviceStateRoutes = (
  { mailer, reads }: Tools,
  measure: () => Promise<string>,
): readonly ServiceRoute[] => [
  [
    readServiceState,
    async (c, db) => {
      const [{ version, last, count }, measured] = [
        await readDatabase(db),
        measuredState(await measure(), reads !== undefined),
      ];
      const { mailsWaiting, ...rest } = measured;
      const state: SentState = {
        version: serverVersion(),
        ...rest,
        database: { version, embedded: measured.pool === null },
        migrations: { last, count, known: last <= newestMigration },
        mails: mailer ? { waiting: mailsWaiting } : null,
      };
      return c.json(data(state));
    },
  ],
];
