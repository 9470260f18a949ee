import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from '#schema/sort-order.ts';
import { frequency } from './frequent.ts';
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
  /** The condition of the rows. */
  readonly where: RawBuilder<unknown>;
  /** The same condition in the form that reads rows in order. */
  readonly checked: RawBuilder<unknown>;
  /** True if many rows are likely to fulfil it: they are counted first, by an index alone. Default: false. */
  readonly isFrequent?: boolean | undefined;
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The name of the total that triggers keep, if these are all rows of a list. */
  readonly totalName?: string;
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

/** The total of more rows than are counted. */
const tooMany = { total: maxCounted, more: true } as const;

async function totalOf(db: Database, { from, where, totalName: name }: Source): Promise<Total> {
  if (name !== undefined) {
    const kept = await sql<{ total: number | null }>`select total_of(${name}) as total`.execute(db);
    const total = kept.rows[0]?.total;
    if (typeof total === 'number') return { total };
  }
  const known = frequency(db, from, where);
  if (name === undefined && known.isKnown()) return tooMany;
  const rows = sql`select 1 from ${from} where ${where}`;
  const counted = sql`${rows} ${name === undefined ? sql`limit ${maxCounted + 1}` : sql``}`;
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (${counted}) as counted`.execute(db);
  const total = found.rows[0]?.total ?? 0;
  if (name !== undefined || total <= maxCounted) return { total };
  known.remember();
  return tooMany;
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
  const { from, checked, orders } = source;
  const before = (page - 1) * limit;
  const keys = sort.map(({ field }) => orders[field] ?? sql`listed.id`);
  if (query !== '') return searchedPage(db, source, { limit, offset: before, sort, keys });
  const totals = await totalOf(db, source);
  const { total, more } = totals;
  const size = more ? limit : Math.min(limit, total - before);
  if (size <= 0) return { rows: undefined, ...totals };

  const fromEnd = !more && before > total / 2;
  const offset = fromEnd ? total - before - size : before;
  const ids = sql`select listed.id from ${from} where ${checked} ${orderByClause(sort, keys, fromEnd)}
    limit ${size} offset ${offset}`;
  return { rows: sql`where listed.id in (${ids}) ${orderByClause(sort, keys)}`, ...totals };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
  readonly sort: readonly SortOrder[];
  /** The expression of each order of `sort`. */
  readonly keys: readonly RawBuilder<unknown>[];
}

/**
 * Returns one page of a search. All that it finds is collected once, counted and sorted. If that is too much, PostgreSQL reads the
 * rows in order and skips the others, which is fast then. It cannot choose, since it does not know how many rows contain a
 * few letters.
 */
async function searchedPage(db: Database, source: Source, part: Part): Promise<Page> {
  const { from, where, checked, isFrequent } = source;
  const { limit, offset, sort, keys } = part;
  const known = frequency(db, from, where);
  const isTooMuch = isFrequent ? (await totalOf(db, source)).more : known.isKnown();
  const { total, ids } = isTooMuch ? { total: maxCounted + 1, ids: [] } : await collect(db, source, part);
  const order = orderByClause(sort, keys);
  if (total > maxCounted) {
    if (!isTooMuch) known.remember();
    const read = sql`select listed.id from ${from} where ${checked} ${order} limit ${limit} offset ${offset}`;
    return { rows: sql`where listed.id in (${read}) ${order}`, ...tooMany };
  }
  if (ids.length === 0) return { rows: undefined, total };
  return { rows: sql`where listed.id in (${sql.join(ids)}) ${order}`, total };
}

/** Returns the number of rows, counted up to one more than `maxCounted`, and the ids of a part of them. */
async function collect(
  db: Database,
  { from, where }: Source,
  { limit, offset, sort, keys }: Part,
): Promise<{ total: number; ids: readonly string[] }> {
  const named = keys.map((key, index) => sql`${key} as ${sql.ref(`sort_key_${index}`)}`);
  const sorted = keys.map((_, index) => sql.ref(`listed.sort_key_${index}`));
  const { rows } = await sql<{ total: number; ids: readonly string[] }>`
    with found as materialized (
      select ${sql.join([sql`listed.id`, ...named])} from ${from} where ${where} limit ${maxCounted + 1}
    )
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(page.id), '[]')
      from (select listed.id from found as listed ${orderByClause(sort, sorted)} limit ${limit} offset ${offset}) as page
    ) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

/**
 * Returns the clause that sorts rows by keys, each in the direction of its order. The id comes last, in the direction
 * of the first key.
 */
export function orderByClause(
  sort: readonly SortOrder[],
  keys: readonly RawBuilder<unknown>[],
  reversed = false,
) {
  const directions = sort.map(({ direction }) =>
    sql.raw((direction === 'descending') === reversed ? 'asc' : 'desc'),
  );
  const parts = [...keys, sql`listed.id`].map(
    (key, index) => sql`${key} ${directions[index] ?? directions[0]}`,
  );
  return sql`order by ${sql.join(parts)}`;
}

/** Returns rows in the order of the given ids, without those that were deleted in the meantime. */
export function sortedByIds<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
