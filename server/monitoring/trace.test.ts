import { expect, test } from 'vitest';
import { currentTrace, inTrace, traceOf, traceparent } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trace is continued and passed on, and anything else begins a new one', async () => {
  const trace = traceOf(`00-${id}-00f067aa0ba902b7-01`);
  expect(trace).toMatchObject({ id, parent: '00f067aa0ba902b7' });
  expect(traceparent(trace)).toBe(`00-${id}-${trace.span}-01`);
  for (const header of [undefined, '', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${id}-1-01`]) {
    const begun = traceOf(header);
    expect(begun.id).toMatch(/^[\da-f]{32}$/);
    expect([begun.id === id, begun.parent]).toEqual([false, undefined]);
  }
  await inTrace(trace, async () => {
    await Promise.resolve();
    expect(currentTrace()).toBe(trace);
  });
  expect(currentTrace()).toBeUndefined();
});
