import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createQueryLogger, shapeOf } from './query-logger.ts';
import { inTrace, traceOf } from './trace.ts';

test('a slow statement is logged with its shape and its trace, never with values', () => {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), error: () => {} };
  const metrics = createMetrics({ pools: () => ({}), streams: () => 0 });
  const logQuery = createQueryLogger({ log, metrics, spans: undefined, slowQueryMs: 200 });
  const query = CompiledQuery.raw(`select * from "users" where name = $1\n and city = 'Brest' limit 25`, [
    'Alice',
  ]);
  const trace = traceOf(undefined);
  inTrace(trace, () => {
    void logQuery({ level: 'query', query, queryDurationMillis: 12 });
    void logQuery({ level: 'query', query, queryDurationMillis: 350.4 });
  });
  expect(lines).toEqual([
    `slow query 350ms trace=${trace.id} select * from "users" where name = $1 and city = ? limit ?`,
  ]);
  expect(metrics.text()).toContain('database_query_seconds_count 2');
  expect(metrics.text()).toContain('database_slow_queries_total 1');
});

test('names and parameters of a statement stay', () => {
  expect(shapeOf(`select t1.a2, $12 from "x3" where b > -1.5 and c = 'it''s'`)).toBe(
    'select t1.a2, $12 from "x3" where b > -? and c = ?',
  );
});
