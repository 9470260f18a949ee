import { expect, test } from 'vitest';
import { mergeMetrics } from './metrics.ts';

test('the metrics of several workers are one text, each value with its worker', () => {
  const text = (value: number) =>
    `# HELP attempts_total Attempts.\n# TYPE attempts_total counter\nattempts_total{code="a b"} ${value}\n` +
    `# HELP open Open.\n# TYPE open gauge\nopen ${value}\n`;
  expect(
    mergeMetrics(
      new Map([
        ['1', text(3)],
        ['2', text(4)],
      ]),
    ),
  ).toBe(
    [
      '# HELP attempts_total Attempts.',
      '# TYPE attempts_total counter',
      'attempts_total{worker="1",code="a b"} 3',
      'attempts_total{worker="2",code="a b"} 4',
      '',
      '# HELP open Open.',
      '# TYPE open gauge',
      'open{worker="1"} 3',
      'open{worker="2"} 4',
      '',
    ].join('\n'),
  );
});
