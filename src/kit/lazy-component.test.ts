import { expect, test, vi } from 'vitest';
import { lazyComponent, missingCode } from './lazy-component.ts';

const changes = vi.fn();
vi.stubGlobal('dispatchEvent', changes);
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
});

test('code that could not be loaded is listed while its component is to be shown, and can be loaded again', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const load = vi.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const part = lazyComponent(load);
  part.preload();
  await settled();
  expect(missingCode.size).toBe(0);

  const close = part.request();
  await settled();
  expect(missingCode.size).toBe(1);
  close();
  expect(missingCode.size).toBe(0);

  load.mockRejectedValueOnce(new Error('offline'));
  part.request();
  await settled();
  changes.mockClear();
  for (const tryAgain of [...missingCode]) tryAgain();
  await settled();
  expect(part.current()).toBe(Part);
  expect(missingCode.size).toBe(0);
  expect(changes).toHaveBeenCalledOnce();
});
