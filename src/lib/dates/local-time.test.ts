import { afterEach, expect, test } from 'vitest';
import { instantOfLocal, localOfInstant } from './local-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['Europe/Paris', '2026-03-05T14:30', '2026-03-05T14:30:00+01:00'],
  ['Europe/Paris', '2026-07-14T00:00', '2026-07-14T00:00:00+02:00'],
  ['America/Cayenne', '2026-03-05T14:30', '2026-03-05T14:30:00-03:00'],
  ['UTC', '2026-03-05T14:30', '2026-03-05T14:30:00Z'],
])('in %s, %s is %s, and back', (timeZone, local, instant) => {
  process.env.TZ = timeZone;
  expect(instantOfLocal(local)).toBe(instant);
  expect(localOfInstant(instant)).toBe(local);
});

test('a time that the clocks leave out is an hour later', () => {
  process.env.TZ = 'Europe/Paris';
  expect(instantOfLocal('2026-03-29T02:30')).toBe('2026-03-29T03:30:00+02:00');
});

const none = ['', 'demain', '2026-03-05', '2026-13-05T14:30', '2026-02-30T10:00', '2026-03-05T24:00'];
test.each(none)('%j is none', (text) => {
  expect(instantOfLocal(text)).toBeUndefined();
  expect(localOfInstant(text)).toBeUndefined();
});
