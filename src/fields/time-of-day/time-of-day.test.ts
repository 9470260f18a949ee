import { expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { timeOfDay } from './time-of-day.ts';
import { views } from './time-of-day.views.tsx';

const opening = timeOfDay({ required: true });

test('a stored time has hours and minutes, and may have seconds, which are not shown', () => {
  for (const [value, text] of [
    ['09:30', '09:30'],
    ['00:00', '00:00'],
    ['23:59:59', '23:59'],
  ] as const) {
    expect(accepts(opening, value)).toBe(true);
    expect(views.format(value, { field: opening, labelOf: () => undefined })).toBe(text);
    // Saving a record without a change keeps the seconds.
    expect(submit(opening, opening.toDraft(value))).toEqual({ sent: value });
  }
  for (const value of [...junk, null, '', '9:30', '24:00', '12:60', '12:30:60', '12:30Z'])
    expect(accepts(opening, value)).toBe(false);
  expect(opening.toDraft('midi')).toBe('');
});

test('an entered time exists, and may be missing unless it is required', () => {
  expect(submit(opening, ' 09:30 ')).toEqual({ sent: '09:30' });
  for (const text of ['24:00', '12:30:60', '9h', 'midi', '1'.repeat(21)])
    expect(submit(opening, text)).toEqual({ problems: ['time'] });
  expect(submit(opening, '')).toEqual({ problems: ['required'] });
  expect(submit(timeOfDay({}), '')).toEqual({ sent: null });
  expect(timeOfDay({}).fromPart?.('')).toBeNull();
});
