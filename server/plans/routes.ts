import { type Context, Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import { readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { createPlan, deletePlan, listPlans, readPlan, updatePlan } from './records.ts';

/** What may be subscribed to: `/api/v1/subscription-plans`. */
export function planRoutes({ db }: Services): Hono<Env> {
  async function named(c: Context): Promise<string> {
    const id = c.req.param('id') ?? '';
    if (!isId(id) || !(await readPlan(db, id))) throw notFound('planNotFound');
    return id;
  }

  return new Hono<Env>()
    .get('/', async (c) => {
      // A page may be asked for, as of any list; there are few plans, and every answer holds them all.
      listQuery(c, ['createdAt'], 'createdAt');
      return c.json(data(await listPlans(db)));
    })
    .post('/', async (c) => {
      const id = await createPlan(db, await readJson(c));
      return c.json({ ...data(await readPlan(db, id)), message: message('planCreated') }, 201);
    })
    .put('/:id', async (c) => {
      const id = await named(c);
      await updatePlan(db, id, await readJson(c));
      return c.json({ ...data(await readPlan(db, id)), message: message('planUpdated') });
    })
    .delete('/:id', async (c) => {
      await deletePlan(db, await named(c));
      return c.json(messageOnly(message('planDeleted')));
    });
}
