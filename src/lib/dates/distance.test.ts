import { differenceInDays } from 'date-fns/differenceInDays';
import { differenceInHours } from 'date-fns/differenceInHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { differenceInMonths } from 'date-fns/differenceInMonths';
import { differenceInYears } from 'date-fns/differenceInYears';
import { afterEach, expect, test } from 'vitest';
import { distanceFrom } from './distance.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const units = [
  ['year', differenceInYears],
  ['month', differenceInMonths],
  ['day', differenceInDays],
  ['hour', differenceInHours],
  ['minute', differenceInMinutes],
] as const;

/** Returns what date-fns calculates. */
function expected(now: Date, date: Date) {
  const [unit, difference] = units.find(([, each]) => each(date, now) !== 0) ?? [];
  return unit && difference && [unit, difference(date, now)];
}

const minute = 60_000;

test.each(['Europe/Paris', 'America/St_Johns', 'Pacific/Auckland', 'UTC'])(
  'is what date-fns calculates, over the changes of the clock and of the years, in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    // The steps have no common factor, so all times of the day and distances occur.
    for (let at = Date.UTC(2023, 0, 1); at < Date.UTC(2026, 11, 31); at += 9001 * minute) {
      const now = new Date(at);
      for (let distance = 1; distance < 3_000_000; distance = distance * 2 + 7) {
        for (const date of [new Date(at - distance * minute), new Date(at + distance * minute)]) {
          // In the hour that a clock shows twice, date-fns is a year off.
          if (distance < 120 && now.getTimezoneOffset() !== date.getTimezoneOffset()) continue;
          // At the end of a month, date-fns counts some shorter months as full.
          if (now.getDate() > 28 || date.getDate() > 28) continue;
          expect(distanceFrom(now, date), `${date.toISOString()} from ${now.toISOString()}`).toEqual(
            expected(now, date),
          );
        }
      }
    }
  },
);

test('a month is full when the day of the month is reached', () => {
  process.env.TZ = 'UTC';
  const from = (now: string, date: string) =>
    distanceFrom(new Date(`${now}T12:00Z`), new Date(`${date}T12:00Z`));
  expect(from('2026-02-28', '2026-01-31')).toEqual(['day', -28]);
  expect(from('2026-03-30', '2026-01-31')).toEqual(['month', -1]);
  expect(from('2026-03-31', '2026-01-31')).toEqual(['month', -2]);
  expect(from('2025-02-28', '2024-02-29')).toEqual(['month', -11]);
});

test('is right in the hour that a clock shows twice', () => {
  process.env.TZ = 'Europe/Paris';
  const now = new Date('2026-10-25T00:50:00Z');
  expect(distanceFrom(now, new Date('2026-10-25T01:10:00Z'))).toEqual(['minute', 20]);
  expect(distanceFrom(new Date('2026-10-25T01:10:00Z'), now)).toEqual(['minute', -20]);
});
