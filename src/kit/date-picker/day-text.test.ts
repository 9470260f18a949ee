import { describe, expect, test } from 'vitest';
import { formatDay, isMissingDay, openerLabel, parseDay } from './day-text.ts';

test.each([
  ['05/03/2026', '2026-03-05'],
  ['5/3/26', '2026-03-05'],
  ['5.3.2026', '2026-03-05'],
  ['5 3 2026', '2026-03-05'],
  ['05-03-2026', '2026-03-05'],
  ['05032026', '2026-03-05'],
  ['050326', '2026-03-05'],
  [' 2026-03-05 ', '2026-03-05'],
  ['29/02/2024', '2024-02-29'],
  ['31/12/69', '2069-12-31'],
  ['01/01/70', '1970-01-01'],
  ['01/01/1900', '1900-01-01'],
])('%j is the day %s', (text, day) => expect(parseDay(text)).toBe(day));

describe('what is not a day', () => {
  test.each([
    '',
    'hier',
    '5/3',
    '30/02/2026',
    '29/02/2026',
    '00/03/2026',
    '05/13/2026',
    '05/03/1899',
    '5/3/026',
    '05/03/2026 12:00',
    '2026-03-05T00:00:00Z',
    '2026-3-5',
  ])('%j', (text) => expect(parseDay(text)).toBeUndefined());
});

test('a text may be written as a day that the calendar does not have', () => {
  for (const text of ['31/02/2026', '30.2.26', '310226', '2026-02-30', '05/13/2026'])
    expect(isMissingDay(text)).toBe(true);
  for (const text of ['', 'hier', '31/02', '05/03/2026', '2026-03-05', '05/03/1899'])
    expect(isMissingDay(text)).toBe(false);
});

test('a day is written as it is typed; another text stays', () => {
  expect(formatDay('2026-03-05')).toBe('05/03/2026');
  expect(formatDay('5/3')).toBe('5/3');
  expect(formatDay('')).toBe('');
});

test.each([
  ['2026-03-05', ', jeudi 5 mars 2026'],
  ['2026-03-01', ', dimanche 1er mars 2026'],
  ['2026-03-05T10:30', ', jeudi 5 mars 2026'],
  ['', ''],
  ['30/02/2026', ''],
])('the button of a calendar says that %j is chosen', (value, chosen) => {
  expect(openerLabel('Ouvrir', 'Naissance', value)).toBe(`Ouvrir\u00a0: Naissance${chosen}`);
});
