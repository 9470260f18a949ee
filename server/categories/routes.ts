import { type Context, Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import { readForm } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, page } from '#server/http/responses.ts';
import { allCategories, categorySorts, listCategories, readCategory } from './records.ts';
import { createCategory, updateCategory } from './writes.ts';

/** Categories as administrators see them, below `/api/v1/admin/categories`. */
export function adminCategories({ db }: Services): Hono<Env> {
  async function named(c: Context) {
    const id = c.req.param('id') ?? '';
    const category = isId(id) ? await readCategory(db, id) : undefined;
    if (!category) throw notFound('categoryNotFound');
    return { id, category };
  }

  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await listCategories(db, listQuery(c, categorySorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .get('/all', async (c) => c.json(data(await allCategories(db))))
    .get('/:id', async (c) => c.json(data((await named(c)).category)))
    .post('/', async (c) => {
      const id = await createCategory(db, await readForm(c));
      return c.json({ ...data(await readCategory(db, id)), message: message('categoryCreated') }, 201);
    })
    .put('/:id', async (c) => {
      const { id } = await named(c);
      await updateCategory(db, id, await readForm(c));
      return c.json({ ...data(await readCategory(db, id)), message: message('categoryUpdated') });
    });
}
