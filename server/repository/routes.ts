import type { Context, Handler, Hono } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { draftOfParts } from '#schema/form-body.ts';
import { type MessageName, message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { readForm, readJson } from '#server/http/body.ts';
import { type CallRoute, callRoutes } from '#server/http/call-routes.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { allRecords, deleteRecord, insertRecord, listRecords, readRecord, updateRecord } from './records.ts';
import type { ResourceTable } from './resource-table.ts';
import { valuesOf } from './writes.ts';

/** Creates the routes of the calls that the descriptors of these resources declare. */
export const resourceRoutes = (tables: readonly ResourceTable[], services: Services): Hono<Env> =>
  callRoutes(tables.flatMap((table) => routesOf(table, tables, services)));

/** The calls that this file serves. `one` comes after `all`, since its path matches that of `all`, too. */
const servedCalls = ['list', 'all', 'one', 'create', 'update', 'remove'] as const;

const withMessage = (name: MessageName | undefined) => (name ? { message: message(name) } : {});

function routesOf(
  table: ResourceTable,
  tables: readonly ResourceTable[],
  { db }: Services,
): readonly CallRoute[] {
  const { resource, messages = {}, serves } = table;
  const { list, create, update } = resource.endpoints;

  /** Returns the record that a path names. With `lock`, a second write waits and finds what the first one stored. */
  async function recordAt(c: Context, db: Database, lock = false) {
    const id = c.req.param('id') ?? '';
    const record = isId(id) ? await readRecord(db, table, id, { lock }) : undefined;
    if (!record) throw notFound(messages.notFound);
    return { id, record };
  }
  const readDraft = async (c: Context, call: Call | undefined) =>
    call?.body === 'multipart' ? draftOfParts(resource.fields, await readForm(c)) : readJson(c);
  const handlers: Readonly<Record<(typeof servedCalls)[number], Handler<Env>>> = {
    list: async (c) => {
      const query = listQuery(c, table);
      if (list.envelope === 'plain') return c.json(data(await allRecords(db, table, query.sort)));
      return c.json(data(await listRecords(db, table, query)));
    },
    all: async (c) => {
      const byTitle = { field: resource.title, direction: 'ascending' } as const;
      const order = table.orders[resource.title] ? byTitle : table.defaultOrder;
      return c.json(data(await allRecords(db, table, order)));
    },
    one: async (c) => c.json(data((await recordAt(c, db)).record)),
    create: async (c) => {
      const draft = await readDraft(c, create);
      const created = await db.transaction().execute(async (trx) => {
        const id = await insertRecord(trx, table, await valuesOf(trx, table, tables, draft));
        return readRecord(trx, table, id);
      });
      return c.json({ ...data(created), ...withMessage(messages.created) }, 201);
    },
    update: async (c) => {
      await recordAt(c, db);
      const draft = await readDraft(c, update);
      const updated = await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await updateRecord(trx, table, id, await valuesOf(trx, table, tables, draft, record));
        return readRecord(trx, table, id);
      });
      return c.json({ ...data(updated), ...withMessage(messages.updated) });
    },
    remove: async (c) => {
      await db.transaction().execute(async (trx) => {
        const { id, record } = await recordAt(c, trx, true);
        await deleteRecord(trx, table, id, record);
      });
      return c.json({ ...data(null), ...withMessage(messages.deleted) });
    },
  };
  return servedCalls
    .filter((name) => resource.endpoints[name] && (!serves || serves.includes(name)))
    .map((name) => [resource.endpoints[name], handlers[name]]);
}
