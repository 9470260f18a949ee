import { sql } from 'kysely';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { newId } from '#server/database/ids.ts';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { asJson, columnsOf, ordersOf, recordOf, tableOf } from './table.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
}

/** One page of the records that hold every word of the query. */
export async function listRecords(db: Database, resource: Resource, query: ListQuery) {
  const source = {
    from: sql`${tableOf(resource)} as listed`,
    where: containsWords(query.query),
    orders: ordersOf(resource),
  };
  const { ids, total } = await pageOfIds(db, source, query);
  if (ids.length === 0) return { items: [], total };
  const { rows } = await sql<Row>`select * from ${tableOf(resource)} where id in (${sql.join(ids)})`.execute(
    db,
  );
  return { items: inOrder(ids, rows).map((row) => recordOf(resource, row)), total };
}

/** One record, where there is one; `held` until the end of the transaction, so that nobody else writes it. */
export async function readRecord(
  db: Database,
  resource: Resource,
  id: string,
  held = false,
): Promise<StoredRecord | undefined> {
  const lock = held ? sql`for update` : sql``;
  const { rows } = await sql<Row>`
    select * from ${tableOf(resource)} where id = ${id} ${lock}`.execute(db);
  return rows[0] && recordOf(resource, rows[0]);
}

/** Adds a record and gives its identity back. */
export async function insertRecord(
  trx: Writing,
  resource: Resource,
  values: StoredRecord,
  createdAt = new Date(),
): Promise<string> {
  const id = newId();
  const names = columnsOf(resource).filter((name) => values[name] !== undefined);
  const columns = ['id', 'created_at', ...names].map((name) => sql.ref(name));
  const given = [sql`${id}::uuid`, sql`${createdAt}`, ...names.map((name) => asJson(values[name]))];
  await sql`insert into ${tableOf(resource)} (${sql.join(columns)}) values (${sql.join(given)})`.execute(trx);
  return id;
}

/** Changes what is given of a record. */
export async function updateRecord(trx: Writing, resource: Resource, id: string, values: StoredRecord) {
  const given = columnsOf(resource).filter((name) => values[name] !== undefined);
  const sets = given.map((name) => sql`${sql.ref(name)} = ${asJson(values[name])}`);
  if (sets.length > 0)
    await sql`update ${tableOf(resource)} set ${sql.join(sets)} where id = ${id}`.execute(trx);
}

/** Removes a record; tells whether there was one. */
export async function deleteRecord(trx: Writing, resource: Resource, id: string): Promise<boolean> {
  const { rows } = await sql`delete from ${tableOf(resource)} where id = ${id} returning id`.execute(trx);
  return rows.length > 0;
}
