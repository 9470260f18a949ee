import { expect, test } from 'vitest';
import { parseTime } from '#kit/formatted-input/time-text.ts';
import { formatDateTime, parseDateTime } from './date-time-text.ts';

test.each([
  ['9:05', '09:05'],
  ['09h05', '09:05'],
  ['9 h 05', '09:05'],
  ['9h', '09:00'],
  ['0905', '09:05'],
  [' 23:59 ', '23:59'],
])('%j is the time %s', (text, time) => expect(parseTime(text)).toBe(time));

test.each(['', '9', '9:', '9:5', '24:00', '12:60', '905', 'midi', '9h05 du matin'])('%j is refused', (text) =>
  expect(parseTime(text)).toBeUndefined(),
);

test.each([
  ['05/03/2026 14:30', '2026-03-05T14:30'],
  ['5/3/26 9h', '2026-03-05T09:00'],
  ['5 3 2026 9:05', '2026-03-05T09:05'],
  ['05.03.2026 à 9h05', '2026-03-05T09:05'],
  ['2026-03-05T14:30', '2026-03-05T14:30'],
])('%j is %s', (text, value) => expect(parseDateTime(text)).toBe(value));

test.each(['', '05/03/2026', '14:30', '30/02/2026 14:30', '05/03/2026 25:00', 'demain à 9h'])(
  '%j is not a day with a time',
  (text) => expect(parseDateTime(text)).toBeUndefined(),
);

test('a value is written as it is typed, any other text stays', () => {
  expect(formatDateTime('2026-03-05T09:05')).toBe('05/03/2026 09:05');
  for (const text of ['', 'demain', '2026-03-05']) expect(formatDateTime(text)).toBe(text);
});
