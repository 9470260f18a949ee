import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarSpan, formatDays, formatOnCalendar, isOnCalendar } from './calendar.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a day or month that does not exist is neither read nor formatted', () => {
  test.each([
    undefined,
    null,
    '',
    20_261_120,
    '2026-11',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-11-20T00:00:00Z',
    '20/11/2026',
    ['2026-11-20'],
  ])('as a day: %s', (value) => {
    expect(isOnCalendar('day', value)).toBe(false);
    expect(formatOnCalendar('day', value, 'long')).toBeUndefined();
  });

  test.each([undefined, null, '', 202_611, '2026', '2026-13', '2026-00', '2026-11-20', 'novembre'])(
    'as a month: %s',
    (value) => {
      expect(isOnCalendar('month', value)).toBe(false);
      expect(formatOnCalendar('month', value, 'short')).toBeUndefined();
    },
  );
});

test.each([
  ['day', '2026-11-20', '20 novembre 2026', '20 nov.'],
  ['day', '2026-08-01', '1er août 2026', '1er août'],
  ['day', '2024-02-29', '29 février 2024', '29 févr.'],
  ['day', '2026-01-11', '11 janvier 2026', '11 janv.'],
  ['month', '2026-11', 'novembre 2026', 'nov.'],
  ['month', '2026-01', 'janvier 2026', 'janv.'],
] as const)('%s %s is formatted in French', (unit, value, long, short) => {
  expect(formatOnCalendar(unit, value, 'long')).toBe(long);
  expect(formatOnCalendar(unit, value, 'short')).toBe(short);
});

test.each([
  ['2026-03-01', '2026-03-31', '1er au 31 mars 2026'],
  ['2026-03-05', '2026-03-05', '5 mars 2026'],
  ['2026-03-11', '2026-03-21', '11 au 21 mars 2026'],
  ['2025-12-01', '2026-01-01', '1er décembre 2025 au 1er janvier 2026'],
  ['hier', '2026-01-01', undefined],
])('the days from %s to %s are formatted in French', (from, to, text) => {
  expect(formatDays(from, to)?.replaceAll(/\s/g, ' ')).toBe(text);
});

test('a period wraps between its days only', () => {
  expect(formatDays('2025-12-01', '2026-01-01')).toBe(
    '1er\u00a0décembre\u00a02025 au\u00a01er\u00a0janvier\u00a02026',
  );
  // Browsers write ordinary spaces around the dash, Node.js thin ones.
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange');
  format.mockReturnValue('29 septembre – 28 octobre 2026');
  expect(formatDays('2026-09-29', '2026-10-28')).toBe('29\u00a0septembre au\u00a028\u00a0octobre\u00a02026');
  format.mockRestore();
});

test.each(['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Paris'])(
  'a day is the same day in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatOnCalendar('day', '2026-03-29', 'long')).toBe('29 mars 2026');
    expect(calendarSpan('day', ['2026-03-28', '2026-03-30'], 9)).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
  },
);

describe('a span', () => {
  test('has no gaps, in any order, across months and years', () => {
    expect(calendarSpan('day', ['2024-03-01', '2024-02-28'], 9)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(calendarSpan('month', ['2027-02', '2026-11', '2026-11'], 12)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });

  test('keeps the latest if there are too many', () => {
    expect(calendarSpan('month', ['1950-01', '2026-11'], 2)).toEqual(['2026-10', '2026-11']);
  });

  test('leaves out values that are not on the calendar, and may be empty', () => {
    expect(calendarSpan('day', ['hier', null, '2026-11-20'], 9)).toEqual(['2026-11-20']);
    expect(calendarSpan('month', [null, {}], 9)).toEqual([]);
  });
});
