import { expect, test, vi } from 'vitest';
import { deferred } from './deferred.ts';

const Part = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the code is fetched once, on the first intent, and its listeners hear of it', async () => {
  const load = vi.fn(async () => Part);
  const listener = vi.fn();
  const part = deferred(load);
  part.subscribe(listener);
  expect(part.current()).toBeNull();
  expect(load).not.toHaveBeenCalled();

  part.preload();
  part.preload();
  await settled();
  part.preload();
  expect(load).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledOnce();
  expect(part.current()).toBe(Part);
});

test('a failed download is reported, and tried again on the next intent', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const part = deferred(load);
  part.preload();
  await settled();
  expect(report).toHaveBeenCalledOnce();
  expect(part.current()).toBeNull();

  part.preload();
  await settled();
  expect(part.current()).toBe(Part);
  vi.unstubAllGlobals();
});
