import { expect, test } from 'vitest';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import {
  dayAfter,
  daysOf,
  firstDay,
  namedPeriod,
  nameOf,
  periodBefore,
  periodParams,
  readPeriod,
} from './period.ts';

const today = '2026-03-30';

test('a named period ends today and has its days, also over the change to daylight saving time', () => {
  expect(namedPeriod('week', today)).toEqual({ from: '2026-03-24', to: today });
  expect(daysOf(namedPeriod('week', today))).toHaveLength(7);
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-24', to: today })).toEqual({ from: '2026-03-17', to: '2026-03-23' });
  expect(periodBefore({ from: today, to: today })).toEqual({ from: '2026-03-29', to: '2026-03-29' });
});

test('each period has one before it on the calendar', () => {
  const first = { from: firstDay, to: dayAfter(firstDay, 365) };
  expect(readPeriod(first, today)).toEqual(first);
  expect(isOnCalendar('day', periodBefore(first).from)).toBe(true);
});

test('the URL has the name of a period, or its days', () => {
  expect(readPeriod({ period: 'quarter' }, today)).toEqual(namedPeriod('quarter', today));
  expect(readPeriod({ from: '2026-01-01', to: '2026-01-31' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
  for (const search of [
    {},
    { period: 'century' },
    { from: '2026-02-30', to: today },
    { from: today, to: '2026-03-01' },
    { from: '2020-01-01', to: today },
    { from: ['2026-01-01'], to: today },
    // The period before has days that the calendar does not have.
    { from: '1900-01-01', to: '1900-01-02' },
  ])
    expect(readPeriod(search, today)).toEqual(namedPeriod('month', today));
});

test('what is written into the URL is read as the same period; a longer one keeps its last year', () => {
  for (const period of [namedPeriod('week', today), { from: '2026-01-02', to: '2026-02-03' }])
    expect(readPeriod(periodParams(period, today), today)).toEqual(period);
  expect(periodParams(namedPeriod('month', today), today)['period']).toBeUndefined();
  expect(periodParams({ from: '2020-01-01', to: today }, today)['from']).toBe('2025-03-30');
  expect(nameOf({ from: '2026-01-02', to: today }, today)).toBeUndefined();
});
