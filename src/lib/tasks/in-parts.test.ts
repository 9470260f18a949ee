import { expect, test, vi } from 'vitest';
import { inParts } from './in-parts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

test.for([0, 1, 499, 500, 501, 1_700])('%i items are worked on in their order, once', async (count) => {
  const seen: number[] = [];
  await inParts(numbers(count), (part) => seen.push(...part));
  expect(seen).toEqual(numbers(count));
});

test('other tasks come between the parts', async () => {
  const order: string[] = [];
  const done = inParts(numbers(1_500), () => order.push('part'));
  setImmediate(() => order.push('other'));
  await done;
  expect(order.slice(0, 2).concat(order.at(-1) ?? '')).toEqual(['part', 'other', 'part']);
});

test('what is given up is not continued', async () => {
  const controller = new AbortController();
  const work = vi.fn(() => controller.abort());
  await inParts(numbers(2_000), work, controller.signal);
  expect(work).toHaveBeenCalledOnce();
});
