import type { Logger } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Metrics } from './metrics.ts';
import type { Spans } from './spans.ts';
import { currentTrace } from './trace.ts';

/** What watches a server. Each part is undefined if nobody asked for it. */
export interface Watch {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly spans: Spans | undefined;
  /** A statement is slow from this number of milliseconds. */
  readonly slowQueryMs: number;
}

const longestShape = 600;

/** Returns a statement without any value: texts and numbers inside become `?`. Values of callers are parameters anyway. */
export const shapeOf = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestShape);

/** Returns the function that measures every statement and logs the slow ones. */
export function watchQueries({ log, metrics, spans, slowQueryMs }: Watch): Logger {
  return ({ query, queryDurationMillis: took }) => {
    const trace = currentTrace();
    metrics?.querySeconds({}, took / 1000);
    if (trace) spans?.query(trace, shapeOf(query.sql), took);
    if (took < slowQueryMs) return;
    metrics?.slowQueries();
    const fields = { ms: Math.round(took), trace: trace?.id, sql: shapeOf(query.sql) };
    const words = [`slow query ${fields.ms}ms`, `trace=${fields.trace ?? '-'}`, fields.sql];
    log.info(words.join(' '), { event: 'slow query', ...fields });
  };
}
