import { expect, test } from 'vitest';
import { createRegistry } from './registry.ts';

test('metrics are written in the text format of Prometheus', () => {
  const registry = createRegistry();
  const count = registry.counter('attempts_total', 'Attempts.');
  const time = registry.histogram('attempt_seconds', 'Durations of attempts.');
  registry.gauge('open', 'What is open.', () => [[2, { state: 'idle' }], [0]]);
  registry.readCounter('work_total', 'Work.', () => [[5]]);
  count({ code: 'a"b\n' });
  count({ code: 'a"b\n' }, 2);
  for (const seconds of [0.004, 0.02, 99]) time({ call: 'x' }, seconds);
  const lines = registry.text().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE attempts_total counter',
      'attempts_total{code="a\\"b\\n"} 3',
      '# TYPE attempt_seconds histogram',
      'attempt_seconds_bucket{call="x",le="0.005"} 1',
      'attempt_seconds_bucket{call="x",le="0.02"} 2',
      'attempt_seconds_bucket{call="x",le="10"} 2',
      'attempt_seconds_bucket{call="x",le="+Inf"} 3',
      'attempt_seconds_count{call="x"} 3',
      'open{state="idle"} 2',
      'open 0',
      '# TYPE work_total counter',
      'work_total 5',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});
