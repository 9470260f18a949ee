import { Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, messageOnly, page } from '#server/http/responses.ts';
import { deleteEstablishment } from './deletion.ts';
import { establishmentSorts, listEstablishments, readEstablishment, readEstablishmentOf } from './records.ts';

/** Establishments as administrators see them, below `/api/v1/admin/etablissement`. */
export function adminEstablishments({ db }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await listEstablishments(db, listQuery(c, establishmentSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/user/:id', async (c) => {
      const id = c.req.param('id');
      const place = isId(id) ? await readEstablishmentOf(db, id) : undefined;
      return c.json(data(place ?? null));
    })
    .get('/:id', async (c) => {
      const id = c.req.param('id');
      const place = isId(id) ? await readEstablishment(db, id) : undefined;
      if (!place) throw notFound('establishmentNotFound');
      return c.json(data(place));
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id');
      if (!isId(id)) throw notFound('establishmentNotFound');
      await deleteEstablishment(db, id);
      return c.json(messageOnly(message('establishmentDeleted')));
    });
}
