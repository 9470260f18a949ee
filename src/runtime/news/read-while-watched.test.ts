import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWhileWatched } from './read-while-watched.ts';

const minute = 60_000;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let target = new EventTarget();
let end = () => {};
const read = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  end = readWhileWatched(read, 5_000);
});
afterEach(() => {
  end();
  read.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const input = (type: string) => target.dispatchEvent(new Event(type));

test('it reads every five seconds while somebody moves the pointer or presses keys', async () => {
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(12);
  for (let times = 0; times < 5; times += 1) {
    await pass(2 * minute);
    input(times % 2 === 0 ? 'keydown' : 'pointermove');
  }
  read.mockClear();
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(12);
});

test('five minutes after the last input nothing is read; the next input reads at once', async () => {
  await pass(5 * minute);
  read.mockClear();
  await pass(12 * 60 * minute);
  expect(read).not.toHaveBeenCalled();
  input('pointermove');
  expect(read).toHaveBeenCalledOnce();
});

test('a hidden page reads nothing; it reads when it is shown, and when its window gets the focus', async () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(minute);
  expect(read).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledOnce();
  await pass(1);
  input('focus');
  expect(read).toHaveBeenCalledTimes(2);
});

test('nothing is read after its end', async () => {
  end();
  input('focus');
  await pass(minute);
  expect(read).not.toHaveBeenCalled();
});
