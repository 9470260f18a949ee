import { type RawBuilder, sql } from 'kysely';
import type { Link } from '#schema/field.ts';
import { isId } from '#server/database/ids.ts';
import { inOrder } from '#server/database/paging.ts';
import type { Database } from '#server/database/tables.ts';
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
export async function namedRecords(
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
  return rows.length < wanted.length ? undefined : inOrder(wanted, rows);
}

/** Returns the condition of the rows that a link may name: those of its resource that its filters let through; undefined for all. */
export function offeredBy({ filters }: Link, table: ResourceTable): RawBuilder<unknown> | undefined {
  const conditions = [table.only, filters && conditionOf(table, filters)].filter(
    (each) => each !== undefined,
  );
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Returns the ids of those of these records that a link may name. */
export async function offeredIds(
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
