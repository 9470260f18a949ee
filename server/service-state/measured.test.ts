import { expect, test } from 'vitest';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { measuredState } from './measured.ts';

test('the reads of a replica are those that the server counts as made there', () => {
  const metrics = createMetrics({ pools: () => ({}), streams: () => 2 });
  for (const target of ['replica', 'replica', 'primary']) metrics.reads({ target });
  expect(measuredState(metrics.text(), true)).toMatchObject({
    replica: { reads: 3, made: 2 },
    processes: 1,
    streams: 2,
  });
});

test('the connections are those to the primary', () => {
  const pool = (used: number) => ({ used, idle: 0, waiting: 0 });
  const metrics = createMetrics({ pools: () => ({ primary: pool(3), replica: pool(4) }), streams: () => 0 });
  expect(metrics.text()).toContain('database_connections{database="replica",state="used"} 4');
  expect(measuredState(metrics.text(), true)).toMatchObject({ pool: { used: 3 } });
});

test('a state without the metrics of any process has no error', () => {
  expect(measuredState('', false)).toMatchObject({ processes: 0, replica: null, pool: null });
});
