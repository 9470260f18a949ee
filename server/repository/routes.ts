import type { Context } from 'hono';
import { draftOfParts } from '#schema/form-body.ts';
import { type MessageName, message } from '#server/base/messages.ts';
import { type ReadHandler, type WriteHandler, type WriteRequest, writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { versionOf } from '#server/calls/versions.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { notFound } from '#server/http/http-error.ts';
import { filterConditions } from '#server/http/list-filters.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords } from './list-records.ts';
import { allRecords, deleteRecord, insertRecord, readRecord, updateRecord } from './records.ts';
import type { ResourceTable } from './resource-table.ts';
import { fileBytesOf } from './sent-files.ts';
import { sentDraft, valuesOf } from './writes.ts';

/** Returns the routes of the calls that the descriptors of these resources declare. */
export const resourceRoutes = (tables: readonly ResourceTable[]): readonly ServiceRoute[] =>
  tables.flatMap((table) => routesOf(table, tables));

/** The calls that this file serves. `one` comes after `all`, since its path matches that of `all`, too. */
const servedCalls = ['list', 'all', 'one', 'create', 'update', 'remove'] as const;

const withMessage = (name: MessageName | undefined) => (name ? { message: message(name) } : {});

function routesOf(table: ResourceTable, tables: readonly ResourceTable[]): readonly ServiceRoute[] {
  const { resource, messages = {}, serves } = table;
  const limits = { fileBytes: fileBytesOf(resource) };

  /** Returns the record that a path names. With `lock`, other writes of it wait for the end of the transaction. */
  async function recordAt(c: Context, db: Database, lock = false) {
    const id = c.req.param('id') ?? '';
    const record = isId(id) ? await readRecord(db, table, id, { lock }) : undefined;
    if (!record) throw notFound(messages.notFound);
    return { id, record };
  }
  async function readDraft({ body }: WriteRequest) {
    const { parts, json } = await body();
    return sentDraft(resource, parts ? draftOfParts(resource.fields, parts) : json);
  }
  const handlers: Readonly<Record<(typeof servedCalls)[number], ReadHandler | WriteHandler>> = {
    list: async (c, db) => {
      const query = listQuery(c, table);
      if (resource.endpoints.list.envelope === 'plain')
        return c.json(data(await allRecords(db, table, query.sort)));
      const run = { ...query, reader: c.get('caller').sessionId };
      return c.json(data(await listRecords(db, table, run, filterConditions(c, table))));
    },
    all: async (c, db) => {
      const byTitle = { field: resource.title, direction: 'ascending' } as const;
      const order = table.orders[resource.title] ? byTitle : table.defaultOrder;
      return c.json(data(await allRecords(db, table, [order])));
    },
    one: async (c, db) => {
      const { record } = await recordAt(c, db);
      return c.json(data(record), 200, resource.versioned ? { ETag: versionOf(record) } : {});
    },
    create: writing(async (request) => {
      const draft = await readDraft(request);
      return async ({ trx, journal }) => {
        const id = await insertRecord(trx, table, await valuesOf(trx, table, tables, draft));
        const after = await readRecord(trx, table, id);
        journal.record({ action: 'create', resource, ...(after && { after }) });
        return { status: 201, body: { ...data(after), ...withMessage(messages.created) }, current: after };
      };
    }, limits),
    update: writing(async (request) => {
      const { c, outside } = request;
      await recordAt(c, outside);
      const draft = await readDraft(request);
      return async ({ trx, journal, expectVersion }) => {
        const { id, record: before } = await recordAt(c, trx, true);
        expectVersion(before);
        await updateRecord(trx, table, id, await valuesOf(trx, table, tables, draft, before));
        const after = await readRecord(trx, table, id);
        journal.record({ action: 'update', resource, before, ...(after && { after }) });
        return { body: { ...data(after), ...withMessage(messages.updated) }, current: after };
      };
    }, limits),
    remove: writing(async ({ c }) => async ({ trx, journal, expectVersion }) => {
      const { id, record: before } = await recordAt(c, trx, true);
      expectVersion(before);
      await deleteRecord(trx, table, id, before);
      journal.record({ action: 'delete', resource, before });
      return { body: { ...data(null), ...withMessage(messages.deleted) } };
    }),
  };
  return servedCalls
    .filter((name) => resource.endpoints[name] && (!serves || serves.includes(name)))
    .map((name) => [resource.endpoints[name], handlers[name]]);
}
