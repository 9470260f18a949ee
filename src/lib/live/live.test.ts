import { expect, test, vi } from 'vitest';
import { live } from './live.ts';

test('a change that is known already is reported once', () => {
  const listener = vi.fn();
  const end = live.subscribe(listener);
  live.tell('rides', 1_000);
  live.tell('rides', 1_000);
  live.tell('rides', 900);
  live.tell('options', 900);
  expect(listener.mock.calls).toEqual([['rides'], ['options']]);
  end();
  live.tell('rides', 2_000);
  expect(listener).toHaveBeenCalledTimes(2);
  // Other files of tests share this module, and report changes of their own.
  expect(live.known()).toEqual(
    expect.arrayContaining([
      ['rides', 2_000],
      ['options', 900],
    ]),
  );
});

test('a change after data were read is known to whoever asks later', () => {
  live.tell('users', 5_000);
  expect(live.hasChanged('users', 5_000)).toBe(true);
  expect(live.hasChanged('users', 5_001)).toBe(false);
  expect(live.hasChanged('plans', 0)).toBe(false);
  live.tell(undefined, 6_000);
  expect(live.hasChanged('plans', 6_000)).toBe(true);
});
