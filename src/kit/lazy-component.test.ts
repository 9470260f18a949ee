import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Part = () => null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the code loads once, and listeners are called', async () => {
  const load = vi.fn(async () => Part);
  const listener = vi.fn();
  const part = lazyComponent(load);
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

test('an error is reported, and the next call loads again', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const part = lazyComponent(load);
  part.preload();
  await settled();
  expect(report).toHaveBeenCalledOnce();
  expect(part.current()).toBeNull();

  part.preload();
  await settled();
  expect(part.current()).toBe(Part);
  vi.unstubAllGlobals();
});
