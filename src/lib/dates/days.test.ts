import { afterEach, expect, test } from 'vitest';
import { dayStart } from './days.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['Europe/Paris', '2026-11-20', 0, '2026-11-19T23:00:00.000Z'],
  ['Europe/Paris', '2026-11-20', 1, '2026-11-20T23:00:00.000Z'],
  // The day has 23 hours, and the next one begins in summer time.
  ['Europe/Paris', '2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['Europe/Paris', '2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['Europe/Paris', '2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
  ['America/Cayenne', '2026-02-28', 1, '2026-03-01T03:00:00.000Z'],
  ['Indian/Reunion', '2024-02-29', 0, '2024-02-28T20:00:00.000Z'],
] as const)('in %s, %s and %i days begin at %3$s', (timeZone, day, later, start) => {
  process.env.TZ = timeZone;
  expect(dayStart(day, later)?.toISOString()).toBe(start);
});

test.each([
  '',
  '2026-11',
  '2026-13-01',
  '2026-02-30',
  '2026-11-00',
  '0099-01-01',
  '2026-11-20T00:00',
  'hier',
])('“%s” is not a day', (text) => expect(dayStart(text)).toBeUndefined());
