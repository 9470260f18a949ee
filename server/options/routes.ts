import { type Context, Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import { readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, messageOnly, page } from '#server/http/responses.ts';
import { listOptions, optionSorts, readOption } from './records.ts';
import { createOption, deleteOption, updateOption } from './writes.ts';

/** Options as administrators see them, below `/api/v1/admin/options`. */
export function adminOptions({ db }: Services): Hono<Env> {
  async function named(c: Context) {
    const id = c.req.param('id') ?? '';
    const option = isId(id) ? await readOption(db, id) : undefined;
    if (!option) throw notFound('optionNotFound');
    return { id, option };
  }

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await listOptions(db, listQuery(c, optionSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/:id', async (c) => c.json(data((await named(c)).option)))
    .post('/', async (c) => {
      const id = await createOption(db, await readJson(c));
      return c.json({ ...data(await readOption(db, id)), message: message('optionCreated') }, 201);
    })
    .put('/:id', async (c) => {
      const { id } = await named(c);
      await updateOption(db, id, await readJson(c));
      return c.json({ ...data(await readOption(db, id)), message: message('optionUpdated') });
    })
    .delete('/:id', async (c) => {
      const { id } = await named(c);
      await deleteOption(db, id);
      return c.json(messageOnly(message('optionDeleted')));
    });
}
