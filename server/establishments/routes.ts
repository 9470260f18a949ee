import type { Hono } from 'hono';
import { sql } from 'kysely';
import { userEstablishment } from '#resources/paths/users.ts';
import { isId } from '#server/database/ids.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { establishmentTable } from './table.ts';

/** Creates the route that reads the establishment of a user, or null. */
export function establishmentRoutes({ db }: Services): Hono<Env> {
  return callRoutes([
    [
      userEstablishment,
      async (c) => {
        const id = c.req.param('id') ?? '';
        const ofUser = sql`where listed.owner_id = ${id}`;
        const [establishment = null] = isId(id) ? await selectRecords(db, establishmentTable, ofUser) : [];
        return c.json(data(establishment));
      },
    ],
  ]);
}
