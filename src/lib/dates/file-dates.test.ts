import { expect, test } from 'vitest';
import { dayOfCell, momentOfCell } from './file-dates.ts';

test('days are read as French spreadsheets write them', () => {
  expect(dayOfCell('5/3/2026')).toBe('2026-03-05');
  expect(dayOfCell('05.03.2026')).toBe('2026-03-05');
  for (const text of ['2026-03-05T14:30', '2026-03-05 14:30:00']) expect(dayOfCell(text)).toBe('2026-03-05');
  for (const text of ['2026-03-05', 'demain', '']) expect(dayOfCell(text)).toBe(text);
});

test('moments are read in the time zone of the user', () => {
  expect(momentOfCell('05/03/2026 14:30')).toMatch(/^2026-03-05T14:30:00/);
  for (const text of ['2026-03-05T14:30', '2026-03-05 14:30', '2026-03-05T14:30:59', '2026-03-05 14:30:00'])
    expect(momentOfCell(text)).toMatch(/^2026-03-05T14:30:00/);
  for (const text of ['2026-03-05T14:30:00+01:00', 'demain', '']) expect(momentOfCell(text)).toBe(text);
});

test('a day without a time is not a moment: the form asks for its time', () => {
  for (const text of ['05/03/2026', '2026-03-05']) expect(momentOfCell(text)).toBe(text);
});
