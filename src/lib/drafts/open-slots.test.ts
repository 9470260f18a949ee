import { expect, test, vi } from 'vitest';
import { createOpenSlots } from './open-slots.ts';

let count = 0;

/** Returns the key of a draft that no other test uses. */
function freshKey(): string {
  count += 1;
  return `draft:open-slots:${count}`;
}

/** Two tabs of a browser. They wait for each other as long as the test says. */
const tab = (wait: number) => createOpenSlots(() => navigator.locks, wait);
const minute = 60_000;

test('a draft that is open in another tab is opened once that tab has closed it', async () => {
  const key = freshKey();
  const first = vi.fn();
  const second = vi.fn();
  const close = tab(minute).open(key, first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  const closeSecond = tab(minute).open(key, second);
  await navigator.locks.query();
  expect(second).not.toHaveBeenCalled();
  close();
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  closeSecond();
});

test('a draft that stays open in another tab is not opened', async () => {
  const key = freshKey();
  const first = vi.fn();
  const close = tab(minute).open(key, first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  const second = vi.fn();
  tab(1).open(key, second);
  // The timer of the second tab was set before this one, and ends before it.
  await new Promise((resolve) => setTimeout(resolve, 20));
  close();
  await vi.waitFor(async () => expect(await heldOf(key)).toEqual([]));
  expect(second).not.toHaveBeenCalled();
});

test('a draft that is closed before another tab has closed it is not opened', async () => {
  const key = freshKey();
  const first = vi.fn();
  const close = tab(minute).open(key, first);
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  const second = vi.fn();
  tab(minute).open(key, second)();
  close();
  await vi.waitFor(async () => expect(await heldOf(key)).toEqual([]));
  expect(second).not.toHaveBeenCalled();
});

test('a browser without locks opens every draft', () => {
  const onOpened = vi.fn();
  const slots = createOpenSlots(() => undefined);
  slots.open('draft:1', onOpened)();
  slots.open('draft:1', onOpened)();
  expect(onOpened).toHaveBeenCalledTimes(2);
});

/** Returns the locks of a draft. */
const heldOf = async (key: string) =>
  (await navigator.locks.query()).held?.filter(({ name }) => name === key);
