import cluster from 'node:cluster';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { gatherMetrics, mergeMetrics } from './metrics.ts';
import { forkScript } from './testing/fork-script.ts';

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

test('a worker whose channel has just closed is left out, and ends nothing', async () => {
  const script = forkScript('setInterval(() => {}, 1000);');
  const [gone, reader] = [cluster.fork(), cluster.fork()];
  try {
    await Promise.all([once(gone, 'online'), once(reader, 'online')]);
    const failed = vi.fn<(error: Error) => void>();
    gone.on('error', failed);
    const sent = vi.spyOn(reader, 'send');
    gone.process.disconnect();
    gatherMetrics(() => [gone, reader]);
    cluster.emit('message', reader, { kind: 'read all metrics', id: 'one' });
    cluster.emit('message', reader, {
      kind: 'own metrics',
      id: 'one',
      worker: '2',
      text: '# HELP a A.\na 1\n',
    });
    const text = '# HELP a A.\na{worker="2"} 1\n';
    const merged = { kind: 'all metrics', id: 'one', text };
    await vi.waitFor(() => expect(sent.mock.lastCall?.[0]).toEqual(merged), { timeout: 20_000 });
    expect(failed).not.toHaveBeenCalled();
  } finally {
    await script.end();
  }
});
