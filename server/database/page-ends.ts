import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { SortOrder } from '#schema/sort-order.ts';
import type { Total } from './paging.ts';
import type { Database } from './tables.ts';

/** The time for which it is remembered how far a list was read, in milliseconds: even a slow line has taken the next page then. */
const keptMs = 60_000;

/** The largest number of lists of a database for which it is remembered how far they were read. */
const mostKept = 1000;

/** The number of rows before a page from which on it is read after the end of the page before. Earlier ones are found fast. */
const firstRow = 10_000;

/** The id of the last row of a page, and its keys: each as text, with its type. */
interface End {
  readonly id: string;
  readonly keys: readonly (readonly [text: string, type: string])[];
}

/** How far somebody has read a list. */
interface Position {
  /** The last page that was read. */
  readonly page: number;
  readonly end: End;
  /** The end of the page before, if this one was read after it: the page is requested again if its response was lost. */
  readonly start: End | undefined;
  /** The number of rows at that time; undefined if it was not known exactly. */
  readonly total: number | undefined;
  readonly at: number;
}

const known = new WeakMap<Database, Map<string, Position>>();

/** The pages that somebody reads one after the other, as an export does. */
export interface PageRun {
  /** Who reads them: others may see the list as it is at another time. */
  readonly reader: string;
  readonly page: number;
  readonly limit: number;
  /** The number of rows now. */
  readonly total: Total;
}

/** What says which list is read: its tables, its condition, its order. */
interface Listed {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly sort: readonly SortOrder[];
  readonly keys: readonly RawBuilder<unknown>[];
}

const ends = z.array(z.tuple([z.string(), z.string()]));

/** Returns the value of a row by which {@link pageEnds} remembers it. */
export const endValue = (keys: readonly RawBuilder<unknown>[]) =>
  sql`json_build_array(${sql.join(keys.map((key) => sql`json_build_array(${key}::text, pg_typeof(${key})::text)`))})`;

/**
 * Remembers where the last page of a list ended, so that the next one is found by an index instead of reading all rows before it: a
 * long export would otherwise take the square of its length. Only where all orders have one direction.
 *
 * Whoever reads a list takes its pages for parts of the list as it is now. So an end does not count
 * - if the total has fallen since: rows have moved to pages that were read, and the reader looks for them there;
 * - if another page than the next one is requested: the reader goes back, or another export has begun, here or in another process.
 */
export function pageEnds(db: Database, { from, where, sort, keys }: Listed, run: PageRun) {
  const { reader, page, limit } = run;
  const [first] = sort;
  const isOneWay = sort.every(({ direction }) => direction === first?.direction);
  const isFar = isOneWay && page * limit >= firstRow;
  const { sql: text, parameters } = sql`${from} where ${where}`.compile(db);
  const list = createHash('sha256')
    .update(JSON.stringify([reader, text, parameters, sort, limit]))
    .digest('base64url');
  const all = known.get(db) ?? new Map<string, Position>();
  known.set(db, all);
  const total = run.total.more ? undefined : run.total.total;
  const start = isFar ? startOf(all.get(list), page, total) : undefined;
  return {
    /** True if the end of this page is worth remembering. */
    isFar,
    /**
     * Returns the condition of the rows after the page before; undefined if its end is not known. In an ascending order, rows without
     * a later key come last among those with the same keys before it, and no comparison is true of them.
     */
    after(): RawBuilder<unknown> | undefined {
      if (start === undefined) return undefined;
      const values = start.keys.map(([value, type]) => sql`${value}::text::${sql.raw(type)}`);
      const comparison = sql.raw(first?.direction === 'descending' ? '<' : '>');
      const rest = sql`(${sql.join([...keys, sql`listed.id`])}) ${comparison} (${sql.join([...values, sql`${start.id}`])})`;
      if (keys.length < 2 || first?.direction === 'descending') return rest;
      const equal = keys.map((key, index) => sql`${key} = ${values[index]}`);
      const isMissing = keys
        .slice(1)
        .map((key, index) => sql`${sql.join(equal.slice(0, index + 1), sql` and `)} and ${key} is null`);
      // The first comparison is what an index can find.
      return sql`${keys[0]} >= ${values[0]} and (${sql.join([rest, ...isMissing], sql` or `)})`;
    },
    /**
     * Returns true if rows may be missing from a short page that was read after the one before: those without the first key come last
     * in an ascending order, and are neither before nor after any other row.
     */
    async mayMiss(): Promise<boolean> {
      if (first?.direction === 'descending') return false;
      const { rows } = await sql`select 1 from ${from} where ${where} and ${keys[0]} is null limit 1`.execute(
        db,
      );
      return rows.length > 0;
    },
    /** Remembers the last row of this page. A row without one of the keys is not remembered. */
    remember(id: string, value: unknown) {
      all.delete(list);
      const read = ends.safeParse(value);
      if (!read.success) return;
      all.set(list, { page, start, end: { id, keys: read.data }, total, at: performance.now() });
      const [oldest] = all.keys();
      if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
    },
    /** Forgets how far the list was read. */
    forget: () => void all.delete(list),
  };
}

/** Returns the end after which a page is read; undefined if what is remembered does not count for it. */
function startOf(position: Position | undefined, page: number, total: number | undefined): End | undefined {
  if (position === undefined || performance.now() - position.at > keptMs) return undefined;
  if (position.total !== undefined && total !== undefined && total < position.total) return undefined;
  if (page === position.page) return position.start;
  return page === position.page + 1 ? position.end : undefined;
}
