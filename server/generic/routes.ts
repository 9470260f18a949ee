import { type Context, Hono } from 'hono';
import { resources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { meantBy } from '#schema/form-body.ts';
import type { Resource } from '#schema/resource.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { removeFiles } from '#server/files/files.ts';
import { readForm, readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, page } from '#server/http/responses.ts';
import { tabledFiles } from './migrations.ts';
import { deleteRecord, insertRecord, listRecords, readRecord, updateRecord } from './records.ts';
import { columnsOf, fileOf, madeAt, ordersOf } from './table.ts';
import { pictureIds, valuesOf } from './writes.ts';

/** The entities that are served by what their descriptor says: those that have a table here. */
export function genericResources(): Resource[] {
  const tabled = tabledFiles();
  return resources.filter(
    (resource) => tabled.has(fileOf(resource)) && resource.endpoints.list.path.startsWith('/admin/'),
  );
}

/** The calls of every such entity, below `/api/v1`. A room written by hand comes before and is asked first. */
export function genericRoutes(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  for (const resource of genericResources()) addRoutes(app, resource, services);
  return app;
}

const pathOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

function addRoutes(app: Hono<Env>, resource: Resource, { db, now }: Services): void {
  const { list, one, create, update, remove } = resource.endpoints;
  const sorts = Object.keys(ordersOf(resource));

  /** The record that a path names. Whoever writes it holds it: of two at once, the second finds what the first left. */
  async function recordAt(c: Context, place: Database, held = false) {
    const id = c.req.param('id') ?? '';
    const record = isId(id) ? await readRecord(place, resource, id, held) : undefined;
    if (!record) throw notFound();
    return { id, record };
  }
  const draftIn = async (c: Context, { body }: Call) =>
    body === 'multipart' ? meantBy(resource, await readForm(c)) : readJson(c);

  app.get(list.path, async (c) => {
    const { items, total } = await listRecords(db, resource, listQuery(c, sorts, `-${madeAt}`));
    return c.json(list.envelope === 'plain' ? data(items) : page(items, total));
  });
  if (one) app.get(pathOf(one.path), async (c) => c.json(data((await recordAt(c, db)).record)));
  if (create)
    app.post(create.path, async (c) => {
      const draft = await draftIn(c, create);
      const id = await db
        .transaction()
        .execute(async (trx) => insertRecord(trx, resource, await valuesOf(trx, resource, draft), now()));
      return c.json(data(await readRecord(db, resource, id)), 201);
    });
  if (update)
    app.put(pathOf(update.path), async (c) => {
      await recordAt(c, db);
      const draft = await draftIn(c, update);
      const changed = await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await updateRecord(trx, resource, id, await valuesOf(trx, resource, draft, record));
        return readRecord(trx, resource, id);
      });
      return c.json(data(changed));
    });
  if (remove)
    app.delete(pathOf(remove.path), async (c) => {
      await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await deleteRecord(trx, resource, id);
        await removeFiles(
          trx,
          columnsOf(resource).flatMap((name) => pictureIds(record[name])),
        );
      });
      return c.json(data(null));
    });
}
