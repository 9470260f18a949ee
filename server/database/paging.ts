import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from '#schema/sort-order.ts';
import type { Database } from './tables.ts';

/** The requested page of a list. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  /** Without spaces at the ends; empty without a search. */
  readonly query: string;
  readonly sort: SortOrder;
}

/** The rows of a list. */
interface Source {
  /** The tables; the listed one is named `listed`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** The ids on one page, in order, and the number of all. */
interface IdPage {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Returns true if a search should collect all matches and then sort them. Otherwise it walks an index in the requested
 * order and skips what does not match: that is quick if there are many matches and the page is near the beginning. The
 * planner cannot choose, since it does not know how many rows contain two letters.
 */
function isCollected(total: number, offset: number): boolean {
  return total <= 5000 || (offset > 500 && total <= 100_000);
}

/**
 * Returns one page of a list: ids only, so that indexes are enough. The id breaks ties. The back half is read
 * from its end: the last page costs as much as the first.
 */
export async function pageOfIds(
  db: Database,
  { from, where, orders }: Source,
  { page, limit, sort, query }: ListQuery,
): Promise<IdPage> {
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${from} where ${where}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const before = (page - 1) * limit;
  const size = Math.min(limit, total - before);
  if (size <= 0) return { ids: [], total };

  const fromEnd = before > total / 2;
  const direction = sql.raw((sort.direction === 'descending') === fromEnd ? 'asc' : 'desc');
  const offset = fromEnd ? total - before - size : before;
  const order = orders[sort.field] ?? sql`listed.id`;
  const collected = query !== '' && isCollected(total, offset);
  const rows = collected
    ? sql`(select listed.id, ${order} as sort_key from ${from} where ${where} offset 0) as listed`
    : sql`${from} where ${where}`;
  const found = await sql<{ id: string }>`
    select listed.id from ${rows}
    order by ${collected ? sql`listed.sort_key` : order} ${direction}, listed.id ${direction}
    limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

/** Returns rows in the order of the given ids, without those that were deleted in the meantime. */
export function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
