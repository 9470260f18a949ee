import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { StoredRecord } from '#schema/resource.ts';
import type { SortOrder } from '#schema/sort-order.ts';
import { deniedMessage, message, problemMessage } from '#server/base/messages.ts';
import { isForeignKeyViolation, violatedIndex } from '#server/database/errors.ts';
import { newId } from '#server/database/ids.ts';
import { keysOf, orderByClause } from '#server/database/paging.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { removeFiles } from '#server/files/files.ts';
import { conflict, invalid } from '#server/http/http-error.ts';
import { waitingFirst } from '#server/http/list-query.ts';
import { fileIds } from './file-ids.ts';
import type { ResourceTable } from './resource-table.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
}

/** Returns the FROM item: the table with the alias `listed`, which the expressions of its columns use. */
export const fromItem = ({ name }: ResourceTable) => sql`${sql.table(name)} as listed`;

/** Returns the condition of the rows that belong to the resource. */
export const isOf = ({ only }: ResourceTable) => only ?? sql`true`;

/** Returns the expressions to sort by, by the name of the order; also that of the internal order `waitingFirst`. */
export const ordersOf = ({ orders, waiting }: ResourceTable) =>
  waiting ? { ...orders, [waitingFirst.field]: waiting } : orders;

/** Reads records. `rest` is what follows the FROM item: WHERE, ORDER BY, FOR UPDATE. */
export async function selectRecords(db: Database, table: ResourceTable, rest: RawBuilder<unknown>) {
  const members = Object.entries(table.columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Row>`
    select ${sql.join([sql`listed.id`, ...members])} from ${fromItem(table)} ${rest}`.execute(db);
  return rows.map((row) => recordOf(table, row));
}

function recordOf({ columns }: ResourceTable, { id, ...members }: Row) {
  const shown = Object.entries(members)
    .filter(([name, value]) => value !== null || !columns[name]?.isOptional)
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return { id, ...Object.fromEntries(shown) };
}

/** Reads every record in the given order. */
export async function allRecords(db: Database, table: ResourceTable, sort: readonly SortOrder[]) {
  const keys = keysOf(sort, { orders: ordersOf(table) });
  return selectRecords(db, table, sql`where ${isOf(table)} ${orderByClause(sort, keys)}`);
}

/**
 * Reads one record; undefined if there is none. With `lock`, other writes wait until the transaction ends, and values from other
 * tables are of the same moment as the row.
 */
export async function readRecord(
  db: Database,
  table: ResourceTable,
  id: string,
  { lock = false } = {},
): Promise<StoredRecord | undefined> {
  const condition = sql`where listed.id = ${id} and ${isOf(table)}`;
  // A statement that waits for a lock sees the newest row, but other tables as they were before it waited.
  if (lock) await sql`select 1 from ${fromItem(table)} ${condition} for update of listed`.execute(db);
  const [record] = await selectRecords(db, table, condition);
  return record;
}

/** Returns those of the given ids that exist. */
export async function existingIds(
  db: Database,
  table: ResourceTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<Row>`
    select listed.id from ${fromItem(table)} where listed.id in (${sql.join(ids)}) and ${isOf(table)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the column and the content of each value that the row itself stores. */
const storedOf = ({ columns }: ResourceTable, values: StoredRecord) =>
  Object.entries(columns).flatMap(([member, { stored }]) =>
    stored && values[member] !== undefined
      ? [{ name: sql.ref(stored.name), content: sql`${stored.content(values[member])}` }]
      : [],
  );

/** Runs a write. Throws an error for the field whose unique value another record has. */
async function withUnique({ name, resource }: ResourceTable, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const index = violatedIndex(error);
    // PostgreSQL stores a name without quotes in lower case.
    const field = resource.unique?.find((each) => index === `${name}_${each}_unique`.toLowerCase());
    throw field === undefined ? error : invalid({ [field]: [problemMessage('taken')] });
  }
}

/** Adds a record and returns its id. Throws an error if another record has one of its unique values. */
export async function insertRecord(
  trx: DatabaseTransaction,
  table: ResourceTable,
  values: StoredRecord,
  createdAt?: Date,
): Promise<string> {
  const id = newId();
  const row = [
    { name: sql.ref('id'), content: sql`${id}` },
    ...(createdAt ? [{ name: sql.ref('created_at'), content: sql`${createdAt}` }] : []),
    ...storedOf(table, values),
  ];
  const insert = sql`insert into ${sql.table(table.name)} (${sql.join(row.map(({ name }) => name))})
    values (${sql.join(row.map(({ content }) => content))})`;
  await withUnique(table, () => insert.execute(trx));
  await writeLinks(trx, table, id, values);
  return id;
}

/** Changes the given members of a record. Throws an error if another record has one of its unique values. */
export async function updateRecord(
  trx: DatabaseTransaction,
  table: ResourceTable,
  id: string,
  values: StoredRecord,
) {
  const sets = storedOf(table, values).map(({ name, content }) => sql`${name} = ${content}`);
  if (sets.length > 0)
    await withUnique(table, () =>
      sql`update ${sql.table(table.name)} set ${sql.join(sets)} where id = ${id}`.execute(trx),
    );
  await writeLinks(trx, table, id, values);
}

const recordIds = z.array(z.object({ id: z.string() }));

/** Replaces the links of a record by those of the given members. */
async function writeLinks(
  trx: DatabaseTransaction,
  { columns }: ResourceTable,
  id: string,
  values: StoredRecord,
) {
  for (const [member, { links }] of Object.entries(columns)) {
    if (!links || values[member] === undefined) continue;
    const [table, owner] = [sql.table(links.table), sql.ref(links.owner)];
    await sql`delete from ${table} where ${owner} = ${id}`.execute(trx);
    const rows = recordIds.parse(values[member]).map((linked) => sql`(${id}, ${linked.id})`);
    if (rows.length > 0)
      await sql`insert into ${table} (${owner}, ${sql.ref(links.target)}) values ${sql.join(rows)}`.execute(
        trx,
      );
  }
}

/** Deletes the rows of other tables that are part of a record. */
export async function deleteOwned(trx: DatabaseTransaction, { owns = [] }: ResourceTable, id: string) {
  for (const { table, owner } of owns)
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(trx);
}

/**
 * Deletes a record with its parts and the files that belong to it. Throws a conflict if its state does not allow it, or
 * if others refer to it.
 */
export async function deleteRecord(
  trx: DatabaseTransaction,
  table: ResourceTable,
  id: string,
  record: StoredRecord,
) {
  if (table.resource.allowsRemoval?.(record) === false)
    throw conflict('E_NOT_DELETABLE', deniedMessage(table.resource));
  await deleteOwned(trx, table, id);
  try {
    await sql`delete from ${sql.table(table.name)} where id = ${id}`.execute(trx);
  } catch (error) {
    // Only the foreign key checks for references. It also sees one that another transaction has just added.
    if (table.inUse && isForeignKeyViolation(error))
      throw conflict(table.inUse.code, message(table.inUse.message));
    throw error;
  }
  const members = Object.entries(table.columns).filter(([, { hasFiles }]) => hasFiles);
  await removeFiles(
    trx,
    members.flatMap(([member]) => fileIds(record[member])),
  );
}
