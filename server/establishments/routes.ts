import { Hono } from 'hono';
import { sql } from 'kysely';
import { isId } from '#server/database/ids.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { selectRecords } from '#server/repository/records.ts';
import { establishmentTable } from './table.ts';

/** The call that reads a user's establishment, below `/api/v1/admin/etablissement`. */
export function establishmentOfUser({ db }: Services): Hono<Env> {
  return new Hono<Env>().get('/user/:id', async (c) => {
    const id = c.req.param('id');
    const [establishment = null] = isId(id)
      ? await selectRecords(db, establishmentTable, sql`where listed.owner_id = ${id}`)
      : [];
    return c.json(data(establishment));
  });
}
