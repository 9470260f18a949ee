import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from '#schema/sort-order.ts';
import type { Database } from './tables.ts';

/** The requested page of a list. */
export interface ListQuery {
  readonly page: number;
  readonly limit: number;
  /** Without spaces at the ends; empty without a search. */
  readonly query: string;
  /** The most important order first. */
  readonly sort: readonly SortOrder[];
}

/** The rows of a list. */
interface Source {
  /** The tables; the listed one is named `listed`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The name of the total that triggers keep, if these are all rows of a list. */
  readonly total?: string;
}

/** The number of rows. */
interface Total {
  readonly total: number;
  /** True if there are more than `total`: they are not counted further. */
  readonly more?: true;
}

/** One page of a list, and the number of all rows. */
interface Page extends Total {
  /** The clause that selects the rows of the page from the listed ones, in order; undefined if the page is empty. */
  readonly rows: RawBuilder<unknown> | undefined;
}

/** The number of rows up to which a search is counted. */
const maxCounted = 10_000;

async function totalOf(db: Database, { from, where, total: name }: Source): Promise<Total> {
  if (name !== undefined) {
    const kept = await sql<{ total: number | null }>`select total_of(${name}) as total`.execute(db);
    const total = kept.rows[0]?.total;
    if (typeof total === 'number') return { total };
  }
  const rows = sql`select 1 from ${from} where ${where}`;
  const counted = sql`${rows} ${name === undefined ? sql`limit ${maxCounted + 1}` : sql``}`;
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (${counted}) as counted`.execute(db);
  const total = found.rows[0]?.total ?? 0;
  return name === undefined && total > maxCounted ? { total: maxCounted, more: true } : { total };
}

/**
 * Returns true if a search should collect all matches and then sort them. Otherwise it reads an index in the requested
 * order and skips what does not match, which is fast for many matches and a page near the beginning. PostgreSQL cannot
 * choose, since it does not know how many rows contain a few letters.
 */
function isCollected({ total, more }: Total, offset: number): boolean {
  return more !== true && (total <= 5000 || offset > 500);
}

/**
 * Returns one page of a list. Its rows are found by their ids only, so that indexes are enough. Equal values are ordered
 * by id. The second half of the list is read from its end, so that the last page costs as much as the first.
 */
export async function pageOf(
  db: Database,
  source: Source,
  { page, limit, sort, query }: ListQuery,
): Promise<Page> {
  const { from, where, orders } = source;
  const totals = await totalOf(db, source);
  const { total, more } = totals;
  const before = (page - 1) * limit;
  const size = more ? limit : Math.min(limit, total - before);
  if (size <= 0) return { rows: undefined, ...totals };

  const fromEnd = !more && before > total / 2;
  const offset = fromEnd ? total - before - size : before;
  const collected = query !== '' && isCollected(totals, offset);
  const keys = sort.map(({ field }) => orders[field] ?? sql`listed.id`);
  const named = keys.map((key, index) => sql`${key} as ${sql.ref(`sort_key_${index}`)}`);
  const searched = collected
    ? sql`(select ${sql.join([sql`listed.id`, ...named])} from ${from} where ${where} offset 0) as listed`
    : sql`${from} where ${where}`;
  const sorted = collected ? keys.map((_, index) => sql.ref(`listed.sort_key_${index}`)) : keys;
  const ids = sql`select listed.id from ${searched} ${inOrders(sort, sorted, fromEnd)}
    limit ${size} offset ${offset}`;
  return { rows: sql`where listed.id in (${ids}) ${inOrders(sort, keys)}`, ...totals };
}

/** Returns the clause that sorts rows by keys, each in the direction of its order. The last key is the id, like the first. */
export function inOrders(sort: readonly SortOrder[], keys: readonly RawBuilder<unknown>[], reversed = false) {
  const directions = sort.map(({ direction }) =>
    sql.raw((direction === 'descending') === reversed ? 'asc' : 'desc'),
  );
  const parts = [...keys, sql`listed.id`].map(
    (key, index) => sql`${key} ${directions[index] ?? directions[0]}`,
  );
  return sql`order by ${sql.join(parts)}`;
}

/** Returns rows in the order of the given ids, without those that were deleted in the meantime. */
export function inOrder<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
