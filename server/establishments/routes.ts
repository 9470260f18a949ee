import { sql } from 'kysely';
import { userEstablishment } from '#resources/paths/users.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { isId } from '#server/database/ids.ts';
import { data } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { establishmentTable } from './table.ts';

/** Returns the route that reads the establishment of a user, or null. */
export function establishmentRoutes(): readonly ServiceRoute[] {
  return [
    [
      userEstablishment,
      async (c, db) => {
        const id = c.req.param('id') ?? '';
        const ofUser = sql`where listed.owner_id = ${id}`;
        const [establishment = null] = isId(id) ? await selectRecords(db, establishmentTable, ofUser) : [];
        return c.json(data(establishment));
      },
    ],
  ];
}
