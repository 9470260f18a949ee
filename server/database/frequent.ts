import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './tables.ts';

/** The time for which a condition counts as frequent, in milliseconds. */
const keptMs = 60_000;

/** The largest number of conditions that are remembered for a database. */
const mostKept = 1000;

/** When the conditions that too many rows fulfil were last counted, by their statement. The last one is the newest. */
const counted = new WeakMap<Database, Map<string, number>>();

/**
 * Remembers which conditions more rows fulfil than are counted, so that the next page of a frequent search need not count
 * again. For a minute, rows that are deleted in the meantime are overlooked.
 */
export function frequency(db: Database, from: RawBuilder<unknown>, where: RawBuilder<unknown>) {
  const { sql: text, parameters } = sql`${from} where ${where}`.compile(db);
  const key = createHash('sha256').update(text).update(JSON.stringify(parameters)).digest('base64url');
  const times = counted.get(db) ?? new Map<string, number>();
  counted.set(db, times);
  return {
    /** Returns true if too many rows fulfilled the condition a minute ago or less. */
    isKnown: () => performance.now() - (times.get(key) ?? Number.NEGATIVE_INFINITY) < keptMs,
    remember() {
      times.delete(key);
      times.set(key, performance.now());
      const [oldest] = times.keys();
      if (times.size > mostKept && oldest !== undefined) times.delete(oldest);
    },
  };
}
