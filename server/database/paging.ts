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
  /** Who reads the list, page by page: the id of a session. Default: not known. */
  readonly reader?: string;
}

/** The rows of a list. */
export interface Source {
  /** The tables; the listed one is named `listed`. */
  readonly from: RawBuilder<unknown>;
  /** The condition of the rows. */
  readonly where: RawBuilder<unknown>;
  /** The same condition in the form that reads rows in order. */
  readonly checked: RawBuilder<unknown>;
  /** The condition without that of the search, in a form that lets the database read the rows in order. */
  readonly unsearched: RawBuilder<unknown>;
  /** True if many rows are likely to fulfil `where`: they are counted first, by an index alone. Default: false. */
  readonly isFrequent?: boolean | undefined;
  /**
   * True if the statistics of the database give a good estimate of the rows that fulfil `where`. This is so without a search,
   * and if the only condition is that a text contains one word. Default: false.
   */
  readonly isEstimable?: boolean | undefined;
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The name of the total that triggers keep, if these are all rows of a list. */
  readonly totalName?: string;
}

/** The number of rows. */
export interface Total {
  readonly total: number;
  /** True if there are more than `total`: they are not counted further. */
  readonly more?: true;
}

/** One page of a list, and the number of all rows. */
export interface Page extends Total {
  /** The clause that selects the rows of the page from the listed ones, in order; undefined if the page is empty. */
  readonly rows: RawBuilder<unknown> | undefined;
}

/** The number of rows up to which a list with a search or filters is counted. */
export const maxCounted = 10_000;

/** The total of more rows than are counted. */
export const moreThanCounted = { total: maxCounted, more: true } as const;

/** Returns the number of rows: kept by triggers, or counted. */
export async function totalOf(db: Database, { from, where, totalName: name }: Source): Promise<Total> {
  if (name !== undefined) {
    const kept = await sql<{ total: number | null }>`select total_of(${name}) as total`.execute(db);
    const total = kept.rows[0]?.total;
    if (typeof total === 'number') return { total };
  }
  const known = frequency(db, from, where);
  if (name === undefined && known.isKnown()) return moreThanCounted;
  const rows = sql`select 1 from ${from} where ${where}`;
  const counted = sql`${rows} ${name === undefined ? sql`limit ${maxCounted + 1}` : sql``}`;
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (${counted}) as counted`.execute(db);
  const total = found.rows[0]?.total ?? 0;
  if (name !== undefined || total <= maxCounted) return { total };
  known.remember();
  return moreThanCounted;
}

/** Returns the expressions to sort by for the requested orders, in their order. */
export const keysOf = (sort: readonly SortOrder[], { orders }: Pick<Source, 'orders'>) =>
  sort.map(({ field }) => orders[field] ?? sql`listed.id`);

/** What is known of a list before one of its pages is read. */
interface Known {
  /** The number of its rows. Default: it is read. */
  readonly total?: Total;
  /** The condition of the rows after the page before: those before them are not read then. */
  readonly after?: RawBuilder<unknown> | undefined;
}

/**
 * Returns one page of a list without a search. Its rows are found by their ids only, so that indexes are enough. Equal
 * values are ordered by id. If the total is known, the second half of the list is read from its end, so that the last
 * page costs as much as the first.
 */
export async function pageOf(
  db: Database,
  source: Source,
  { page, limit, sort }: ListQuery,
  known: Known = {},
): Promise<Page> {
  const { after } = known;
  const { from, checked } = source;
  const before = (page - 1) * limit;
  const keys = keysOf(sort, source);
  const totals = known.total ?? (await totalOf(db, source));
  const { total, more } = totals;
  if (after) {
    const ids = sql`select listed.id from ${from} where ${checked} and ${after} ${orderByClause(sort, keys)} limit ${limit}`;
    return { rows: sql`where listed.id in (${ids}) ${orderByClause(sort, keys)}`, ...totals };
  }
  const size = more ? limit : Math.min(limit, total - before);
  if (size <= 0) return { rows: undefined, ...totals };

  const fromEnd = !more && before > total / 2;
  const offset = fromEnd ? total - before - size : before;
  const ids = sql`select listed.id from ${from} where ${checked} ${orderByClause(sort, keys, fromEnd)}
    limit ${size} offset ${offset}`;
  return { rows: sql`where listed.id in (${ids}) ${orderByClause(sort, keys)}`, ...totals };
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
