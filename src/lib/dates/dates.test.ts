import { afterEach, describe, expect, test } from 'vitest';
import { formatDateTime, formatRelative, parseInstant } from './dates.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** Formats a date in a time zone. Node.js reads TZ again after each assignment. */
function at(timeZone: string, value: unknown): string | undefined {
  process.env.TZ = timeZone;
  return formatDateTime(value);
}

const notInstants = [
  undefined,
  null,
  '',
  ' ',
  'null',
  'hier',
  0,
  1_700_000_000_000,
  Number.NaN,
  true,
  {},
  [],
  ['2026-03-05T14:30:00Z'],
  new Date(Number.NaN),
  '2026-03-05',
  '2026-03',
  '14:30',
  '2026-03-05T14:30:00',
  '2026-03-05 14:30:00Z',
  '2026-02-30T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-00-01T10:00:00Z',
  '2026-01-00T10:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T10:60:00Z',
  '2026-01-01T10:00:60Z',
  '2026-01-01T10:00:00+25:00',
  '2026-01-01T10:00:00Z ',
  '2026-01-01T10:00:00ZZ',
  'Thu, 05 Mar 2026 14:30:00 GMT',
  `2026-01-01T10:00:00.${'9'.repeat(10_000)}`,
];

describe('a value that is not an instant is never formatted', () => {
  test.each(notInstants.map((value) => [value]))('%s', (value) => {
    expect(parseInstant(value)).toBeUndefined();
    expect(formatDateTime(value)).toBeUndefined();
    expect(formatRelative(value)).toBeUndefined();
  });
});

test.each([
  ['2026-03-05T14:30:00Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05T14:30Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05T14:30:00.123456789Z', '2026-03-05T14:30:00.123Z'],
  ['2026-03-05T14:30:00.5+01:00', '2026-03-05T13:30:00.500Z'],
  ['2026-03-05T14:30:00-0530', '2026-03-05T20:00:00.000Z'],
  ['2024-02-29T00:00:00+14:00', '2024-02-28T10:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
])('reads %s', (text, iso) => {
  expect(parseInstant(text)?.toISOString()).toBe(iso);
});

describe('the full date', () => {
  test('is in French, with day and month in full and 24 hours', () => {
    expect(at('Europe/Paris', '2026-03-05T13:07:00Z')).toBe('05 mars 2026 à 14:07');
    expect(at('Europe/Paris', '2026-08-01T22:30:00Z')).toBe('02 août 2026 à 00:30');
  });

  test('is in the time zone of the user, at both ends of the earth', () => {
    expect(at('Pacific/Kiritimati', '2025-12-31T10:00:00Z')).toBe('01 janvier 2026 à 00:00');
    expect(at('Pacific/Niue', '2026-01-01T10:59:00Z')).toBe('31 décembre 2025 à 23:59');
  });

  test('follows daylight saving time', () => {
    expect(at('Europe/Paris', '2026-03-29T00:59:00Z')).toBe('29 mars 2026 à 01:59');
    expect(at('Europe/Paris', '2026-03-29T01:00:00Z')).toBe('29 mars 2026 à 03:00');
    expect(at('Europe/Paris', '2026-10-25T00:30:00Z')).toBe('25 octobre 2026 à 02:30');
    expect(at('Europe/Paris', '2026-10-25T01:30:00Z')).toBe('25 octobre 2026 à 02:30');
  });
});

describe('the relative date', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  test.each([
    ['2026-06-15T11:59:30Z', 'à l’instant'],
    ['2026-06-15T12:00:00Z', 'à l’instant'],
    ['2026-06-15T12:00:20Z', 'à l’instant'],
    ['2026-06-15T11:58:50Z', 'il y a 1 minute'],
    ['2026-06-15T09:10:00Z', 'il y a 2 heures'],
    ['2026-06-14T11:00:00Z', 'il y a 1 jour'],
    ['2026-03-10T12:00:00Z', 'il y a 3 mois'],
    ['2024-07-15T12:00:00Z', 'il y a 1 an'],
    ['2016-06-01T12:00:00Z', 'il y a 10 ans'],
    ['2026-06-15T14:30:00Z', 'dans 2 heures'],
  ])('of %s is "%s"', (value, text) => {
    expect(formatRelative(value, now)).toBe(text);
  });

  test('counts the real hours when daylight saving time begins or ends', () => {
    process.env.TZ = 'Europe/Paris';
    expect(formatRelative('2026-03-29T00:30:00Z', new Date('2026-03-29T03:30:00Z'))).toBe('il y a 3 heures');
    expect(formatRelative('2026-10-24T23:30:00Z', new Date('2026-10-25T02:30:00Z'))).toBe('il y a 3 heures');
  });
});
