import { type RawBuilder, sql } from 'kysely';
import type { Database } from './tables.ts';

/** What a list is asked for. */
export interface ListQuery<Sort extends string = string> {
  readonly page: number;
  readonly limit: number;
  /** Without the spaces around it; empty where nothing is searched. */
  readonly query: string;
  readonly sort: { readonly by: Sort; readonly descending: boolean };
}

/** Where a list's rows come from. */
export interface Source<Sort extends string> {
  /** The tables; the listed one is named `listed`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly orders: Readonly<Record<Sort, RawBuilder<unknown>>>;
}

/** The identities on one page, in order, and how many there are in all. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Matches of a search are found either by walking an index in the order asked for, which passes by whatever does
 * not match, or by gathering all of them and sorting. Walking is quick where they are many and the page is near;
 * the planner can't tell, since it does not know how many contain two letters.
 */
function isGathered(total: number, offset: number): boolean {
  return total <= 5000 || (offset > 500 && total <= 100_000);
}

/**
 * Finds one page of a list: identities only, so that indexes alone can answer, in an order that ties can't change.
 * The back half is read from its end: the last page costs what the first does.
 */
export async function pageOfIds<Sort extends string>(
  db: Database,
  { from, where, orders }: Source<Sort>,
  { page, limit, sort, query }: ListQuery<Sort>,
): Promise<IdPage> {
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${from} where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const before = (page - 1) * limit;
  const size = Math.min(limit, total - before);
  if (size <= 0) return { ids: [], total };

  const fromEnd = before > total / 2;
  const direction = sql.raw(sort.descending === fromEnd ? 'asc' : 'desc');
  const offset = fromEnd ? total - before - size : before;
  const order = orders[sort.by];
  const gathered = query !== '' && isGathered(total, offset);
  const rows = gathered
    ? sql`(select listed.id, ${order} as place from ${from} where ${where} offset 0) as listed`
    : sql`${from} where ${where}`;
  const found = await sql<{ id: string }>`
    select listed.id from ${rows}
    order by ${gathered ? sql`listed.place` : order} ${direction}, listed.id ${direction}
    limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

/** Puts rows in the order of their identities; one that has gone in between is left out. */
export function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
