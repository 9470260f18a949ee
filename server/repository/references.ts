import { type RawBuilder, sql } from 'kysely';
import type { Link } from '#schema/field.ts';
import { idsOf, offeringFilters } from '#schema/links.ts';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import { sortedByIds } from '#server/database/paging.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { conditionOf } from '#server/http/list-filters.ts';
import type { ResourceTable } from './resource-table.ts';

/** Reads the id and the name of the selected rows, e.g. `{id, titre}`. */
export async function readNames(db: Database, table: ResourceTable, by: string, rest: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; name: unknown }>`
    select listed.id, ${table.columns[by]?.value ?? sql`null`} as name
    from ${sql.table(table.name)} as listed ${rest}`.execute(db);
  return rows.map(({ id, name }) => ({ id, [by]: String(name) }));
}

/** Reads the records with these ids and locks them against deletion; undefined if one does not exist. */
async function namedRecords(
  db: Database,
  table: ResourceTable,
  by: string,
  ids: readonly unknown[],
): Promise<Awaited<ReturnType<typeof readNames>> | undefined> {
  const wanted = [...new Set(ids.map((id) => String(id).toLowerCase()))];
  if (wanted.length === 0) return [];
  if (!wanted.every(isId)) return undefined;
  const rows = await readNames(
    db,
    table,
    by,
    sql`where listed.id in (${sql.join(wanted)}) for key share of listed`,
  );
  return rows.length < wanted.length ? undefined : sortedByIds(wanted, rows);
}

/** Returns the condition of the rows that a link may name: those of its resource that its filters let through; undefined for all. */
export function offeredBy(link: Link, table: ResourceTable): RawBuilder<unknown> | undefined {
  const filters = offeringFilters(link, table.resource);
  const conditions = [table.only, conditionOf(table, filters)].filter((each) => each !== undefined);
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Returns the ids of those of these records that a link may name. */
async function offeredIds(
  db: Database,
  table: ResourceTable,
  link: Link,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const condition = offeredBy(link, table);
  if (condition === undefined || ids.length === 0) return new Set(ids);
  const { rows } = await sql<{ id: string }>`select listed.id from ${sql.table(table.name)} as listed
    where listed.id in (${sql.join(ids)}) and ${condition}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reads the records that a value names. Returns the reason why one of them is refused; undefined as the reason if one
 * does not exist. A record that was named before stays, even if the link does not offer it any more.
 */
export async function readLinked(
  trx: DatabaseTransaction,
  tables: readonly ResourceTable[],
  link: Link,
  { value, before }: { readonly value: unknown; readonly before?: unknown },
) {
  const target = tables.find((each) => each.resource.name === link.resource);
  const records = target && (await namedRecords(trx, target, link.by, [value].flat()));
  if (!records) return { refused: undefined };
  const kept = idsOf(before);
  const added = records.filter(({ id }) => !kept.has(id));
  const ids = added.map(({ id }) => id);
  const offered = await offeredIds(trx, target, link, ids);
  const refused = added.find(({ id }) => !offered.has(id));
  return refused ? { refused: message('notOffered', { name: refused[link.by] ?? '' }) } : { records };
}
