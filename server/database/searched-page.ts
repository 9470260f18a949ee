import { type RawBuilder, sql } from 'kysely';
import { expectedRows } from './expected-rows.ts';
import { frequency } from './frequent.ts';
import {
  keysOf,
  type ListQuery,
  maxCounted,
  moreThanCounted,
  orderByClause,
  type Page,
  type Source,
  totalOf,
} from './paging.ts';
import type { Database } from './tables.ts';

/** What the pages of a search are limited by. Tests have smaller limits. */
interface Limits {
  /** The number of rows up to which a search is counted. */
  readonly counted: number;
  /** The number of rows that are read in order to find the first page of a search with more rows. */
  readonly read: number;
}

const usualLimits: Limits = { counted: maxCounted, read: 20_000 };

/** A page of a search, as the statements have it. */
interface Part {
  /** The columns with the keys of the order. */
  readonly keys: RawBuilder<unknown>;
  /** The clause that sorts rows by their keys. */
  readonly order: RawBuilder<unknown>;
  /** Returns the clause that sorts by the keys of a subquery with this name. */
  orderBy(name: string): RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** The number of found rows, counted up to one more than the limit, and the ids of one page. */
interface Found {
  readonly total: number;
  readonly ids: readonly string[];
}

/**
 * Returns one page of a search, or of what a limit lets through that is about something else than the order. PostgreSQL does not
 * know how many rows contain a few letters, nor where in a list they are: the rides with the beginning of a reference, or those
 * of today, may all be its last ones. So there are three ways:
 * - All that the search finds is collected, counted and sorted, if that is not too much.
 * - Otherwise the first rows of the list are read in order. They are enough if what is found is spread over the list.
 * - Otherwise all that the search finds is sorted, or the list is read on if the search finds a large part of it.
 */
export async function searchedPage(
  db: Database,
  source: Source,
  { page, limit, sort }: ListQuery,
  limits = usualLimits,
): Promise<Page> {
  const keys = keysOf(sort, source);
  const part: Part = {
    keys: sql.join(keys.map((key, index) => sql`${key} as ${sql.ref(`sort_key_${index}`)}`)),
    order: orderByClause(sort, keys),
    orderBy: (name) =>
      orderByClause(
        sort,
        keys.map((_, index) => sql.ref(`${name}.sort_key_${index}`)),
      ),
    limit,
    offset: (page - 1) * limit,
  };
  const { total, ids } = await find(db, source, part, limits);
  const totals = total > limits.counted ? moreThanCounted : { total };
  if (ids.length === 0) return { rows: undefined, ...totals };
  return { rows: sql`where listed.id in (${sql.join(ids)}) ${part.order}`, ...totals };
}

async function find(db: Database, source: Source, part: Part, limits: Limits): Promise<Found> {
  const { from, where, isFrequent } = source;
  const known = frequency(db, from, where);
  const isTooMuch = isFrequent
    ? (await totalOf(db, source)).more
    : known.isKnown() || (await isVeryFrequent(db, source, limits));
  if (!isTooMuch) {
    const found = await collect(db, source, part, limits.counted);
    if (found.total <= limits.counted) return found;
    known.remember();
  }
  const most = limits.read + 10 * part.offset;
  // Sorting everything costs less than reading so many rows.
  const first = most > 5 * limits.read ? [] : await readInOrder(db, source, part, most);
  if (first.length === part.limit) return { total: limits.counted + 1, ids: first };
  if (!(await isLargePart(db, source))) return collect(db, source, part);
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${from} where ${source.checked} ${part.order}
    limit ${part.limit} offset ${part.offset}`.execute(db);
  return { total: limits.counted + 1, ids: rows.map(({ id }) => id) };
}

/** Returns true if the statistics of the database say that more than a third of the rows fulfil the condition. */
async function isLargePart(db: Database, { from, where, isEstimable }: Source): Promise<boolean> {
  if (!isEstimable) return false;
  const rows = await expectedRows(db, sql`select 1 from ${from} where ${where}`);
  return rows > (await expectedRows(db, sql`select 1 from ${from}`)) / 3;
}

/**
 * Returns true if the statistics of the database leave hardly a doubt that more rows fulfil the condition than are counted: 6
 * times as many, and 3 % of the table. PostgreSQL has about 100 values of each column, and of a rare word it may have one by
 * chance, or two. Collecting so many rows takes up to 0.6 s.
 */
async function isVeryFrequent(db: Database, { from, where, isEstimable }: Source, { counted }: Limits) {
  if (!isEstimable) return false;
  const rows = await expectedRows(db, sql`select 1 from ${from} where ${where}`);
  return rows >= 6 * counted && rows >= 0.03 * (await expectedRows(db, sql`select 1 from ${from}`));
}

/** Looks for the rows of one page among the first rows of the list only. Returns their ids. */
async function readInOrder(
  db: Database,
  { from, checked, unsearched }: Source,
  { keys, order, orderBy, limit, offset }: Part,
  most: number,
): Promise<readonly string[]> {
  // The condition is a value of each row: as a condition of the rows, it would decide which index is read.
  const { rows } = await sql<{ id: string }>`
    select listed.id from (
      select listed.id, (${checked}) as fits, ${keys} from ${from} where ${unsearched} ${order} limit ${most}
    ) as listed
    where listed.fits ${orderBy('listed')} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of one page of all that the search finds, and their number. With `most`, only one more is collected. This limit is
 * outside of the search: inside, PostgreSQL would read the table from its start and hope to find enough rows soon.
 */
async function collect(db: Database, { from, where }: Source, part: Part, most?: number): Promise<Found> {
  const { keys, orderBy, limit, offset } = part;
  const found = most === undefined ? sql`matching` : sql`found`;
  const { rows } = await sql<Found>`
    with matching as materialized (select listed.id, ${keys} from ${from} where ${where})
    ${most === undefined ? sql`` : sql`, found as materialized (select * from matching limit ${most + 1})`}
    select (select count(*)::int from ${found}) as total, (
      select coalesce(json_agg(page.id), '[]')
      from (select listed.id from ${found} as listed ${orderBy('listed')} limit ${limit} offset ${offset}) as page
    ) as ids`.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}
