import type { Logger } from 'kysely';
import type { Log } from '#server/base/log.ts';
import type { Metrics } from './metrics.ts';
import type { Spans } from './spans.ts';
import { currentTrace } from './trace.ts';

interface QueryLoggerOptions {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'querySeconds' | 'slowQueries'>;
  /** Undefined if the settings ask for no traces. */
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

/** Creates the function that Kysely calls after each statement. It measures the statement, and logs it if it was slow. */
export function createQueryLogger({ log, metrics, spans, slowQueryMs }: QueryLoggerOptions): Logger {
  return ({ query, queryDurationMillis: took }) => {
    const trace = currentTrace();
    metrics.querySeconds({}, took / 1000);
    if (trace) spans?.query(trace, shapeOf(query.sql), took);
    if (took < slowQueryMs) return;
    metrics.slowQueries();
    const fields = { ms: Math.round(took), trace: trace?.id, sql: shapeOf(query.sql) };
    const words = [`slow query ${fields.ms}ms`, `trace=${fields.trace ?? '-'}`, fields.sql];
    log.info(words.join(' '), { event: 'slow query', ...fields });
  };
}
