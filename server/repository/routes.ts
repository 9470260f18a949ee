import { type Context, Hono } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { draftOfParts } from '#schema/form-body.ts';
import { type MessageName, message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { readForm, readJson } from '#server/http/body.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, page } from '#server/http/responses.ts';
import { allRecords, deleteRecord, insertRecord, listRecords, readRecord, updateRecord } from './records.ts';
import type { ResourceTable } from './resource-table.ts';
import { valuesOf } from './writes.ts';

/** The calls that the descriptors of these resources declare, below `/api/v1`. */
export function resourceRoutes(tables: readonly ResourceTable[], services: Services): Hono<Env> {
  const app = new Hono<Env>();
  for (const table of tables) addRoutes(app, table, tables, services);
  return app;
}

const pathOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const withMessage = (name: MessageName | undefined) => (name ? { message: message(name) } : {});

function addRoutes(
  app: Hono<Env>,
  table: ResourceTable,
  tables: readonly ResourceTable[],
  { db }: Services,
): void {
  const { resource, messages = {}, serves } = table;
  const calls = Object.entries(resource.endpoints).filter(
    ([name]) => !serves || serves.some((served) => served === name),
  );
  const { list, all, one, create, update, remove }: Partial<typeof resource.endpoints> =
    Object.fromEntries(calls);

  /** Returns the record that a path names. Of two writes at once, the second waits and finds the record of the first. */
  async function recordAt(c: Context, db: Database, lock = false) {
    const id = c.req.param('id') ?? '';
    const record = isId(id) ? await readRecord(db, table, id, { lock }) : undefined;
    if (!record) throw notFound(messages.notFound);
    return { id, record };
  }
  const readDraft = async (c: Context, { body }: Call) =>
    body === 'multipart' ? draftOfParts(resource.fields, await readForm(c)) : readJson(c);

  if (list)
    app.get(list.path, async (c) => {
      const query = listQuery(c, table);
      if (list.envelope === 'plain') return c.json(data(await allRecords(db, table, query.sort)));
      const { items, total } = await listRecords(db, table, query);
      return c.json(page(items, total));
    });
  // The path of every record would also match that of one record: it comes first.
  if (all) {
    const byTitle = { field: resource.title, direction: 'ascending' } as const;
    const order = table.orders[resource.title] ? byTitle : table.defaultOrder;
    app.get(all.path, async (c) => c.json(data(await allRecords(db, table, order))));
  }
  if (one) app.get(pathOf(one.path), async (c) => c.json(data((await recordAt(c, db)).record)));
  if (create)
    app.post(create.path, async (c) => {
      const draft = await readDraft(c, create);
      const created = await db.transaction().execute(async (trx) => {
        const id = await insertRecord(trx, table, await valuesOf(trx, table, tables, draft));
        return readRecord(trx, table, id);
      });
      return c.json({ ...data(created), ...withMessage(messages.created) }, 201);
    });
  if (update)
    app.put(pathOf(update.path), async (c) => {
      await recordAt(c, db);
      const draft = await readDraft(c, update);
      const updated = await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await updateRecord(trx, table, id, await valuesOf(trx, table, tables, draft, record));
        return readRecord(trx, table, id);
      });
      return c.json({ ...data(updated), ...withMessage(messages.updated) });
    });
  if (remove)
    app.delete(pathOf(remove.path), async (c) => {
      await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await deleteRecord(trx, table, id, record);
      });
      return c.json({ ...data(null), ...withMessage(messages.deleted) });
    });
}
