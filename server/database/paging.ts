import { type RawBuilder, sql } from 'kysely';
import type { SortOrder } from '#schema/sort-order.ts';
import { expectedRows } from './expected-rows.ts';
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
  /** The condition of all rows of the list, in a form that lets the database read them in order. */
  readonly all: RawBuilder<unknown>;
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

/** The number of rows of a list that are read in order to find a page of a search with very many results: more for later pages. */
const maxRead = (offset: number) => 20_000 + 10 * offset;

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
 * first rows of the list in order and skips the others, which is fast if the results are spread over the list. It cannot choose,
 * since it does not know how many rows contain a few letters, nor where they are: the rides with the beginning of a
 * reference may all be among the last ones of a list. Then all results are sorted.
 */
async function searchedPage(db: Database, source: Source, part: Part): Promise<Page> {
  const { from, where, isFrequent } = source;
  const known = frequency(db, from, where);
  const isTooMuch = isFrequent
    ? (await totalOf(db, source)).more
    : known.isKnown() || (await isVeryFrequent(db, source));
  const { total, ids } = isTooMuch ? { total: maxCounted + 1, ids: [] } : await collect(db, source, part);
  const totals = total > maxCounted ? tooMany : { total };
  if (total > maxCounted) known.remember();
  const found = total > maxCounted ? await idsOfMany(db, source, part) : ids;
  if (found.length === 0) return { rows: undefined, ...totals };
  return {
    rows: sql`where listed.id in (${sql.join(found)}) ${orderByClause(part.sort, part.keys)}`,
    ...totals,
  };
}

/**
 * Returns true if the statistics of the database leave no doubt that more rows fulfil the condition than are counted: at least 30 times
 * as many, and 3 of the 100 values that it keeps of a column. Collecting so many rows would take up to 0.6 s.
 */
async function isVeryFrequent(db: Database, { from, where }: Source): Promise<boolean> {
  const rows = await expectedRows(db, sql`select 1 from ${from} where ${where}`);
  return rows >= 30 * maxCounted && rows >= 0.03 * (await expectedRows(db, sql`select 1 from ${from}`));
}

/**
 * Returns the ids of one page of a search that very many rows fulfil: those among the first rows of the list, if they are enough,
 * otherwise those of all rows that an index finds.
 */
async function idsOfMany(
  db: Database,
  { from, where, checked, all }: Source,
  { limit, offset, sort, keys }: Part,
): Promise<readonly string[]> {
  const { copies, order } = sortedCopies(sort, keys);
  const part = sql`${order} limit ${limit} offset ${offset}`;
  const first = sql`
    select listed.*, ${copies} from ${from} where ${all} ${orderByClause(sort, keys)} limit ${maxRead(offset)}`;
  const { rows } = await sql<{ id: string }>`
    select listed.id from (${first}) as listed where ${checked} ${part}`.execute(db);
  if (rows.length === limit) return rows.map(({ id }) => id);
  const sorted = await sql<{ id: string }>`
    with found as materialized (select listed.id, ${copies} from ${from} where ${where})
    select listed.id from found as listed ${part}`.execute(db);
  return sorted.rows.map(({ id }) => id);
}

/** Returns columns with the keys of an order, and the clause that sorts rows by these columns. */
function sortedCopies(sort: readonly SortOrder[], keys: readonly RawBuilder<unknown>[]) {
  const copies = keys.map((key, index) => sql`${key} as ${sql.ref(`sort_key_${index}`)}`);
  const columns = keys.map((_, index) => sql.ref(`listed.sort_key_${index}`));
  return { copies: sql.join(copies), order: orderByClause(sort, columns) };
}

/**
 * Returns the number of rows, counted up to one more than `maxCounted`, and the ids of a part of them. The limit is outside of the
 * search: inside, PostgreSQL would read the table from its start and hope to find enough rows soon.
 */
async function collect(
  db: Database,
  { from, where }: Source,
  { limit, offset, sort, keys }: Part,
): Promise<{ total: number; ids: readonly string[] }> {
  const { copies, order } = sortedCopies(sort, keys);
  const { rows } = await sql<{ total: number; ids: readonly string[] }>`
    with matching as materialized (select listed.id, ${copies} from ${from} where ${where}),
    found as materialized (select * from matching limit ${maxCounted + 1})
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(page.id), '[]')
      from (select listed.id from found as listed ${order} limit ${limit} offset ${offset}) as page
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
