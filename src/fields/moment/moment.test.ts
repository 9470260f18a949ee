import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { input } from './moment.input.tsx';
import { moment } from './moment.ts';
import { views } from './moment.views.tsx';

const start = moment({ required: true });
const end = moment({});

describe('a stored moment', () => {
  test('has an offset, and a year that can be typed again', () => {
    for (const value of ['2026-03-05T13:30:00Z', '2024-02-29T08:05:00.123+01:00'])
      expect(accepts(start, value)).toBe(true);
    for (const value of [...junk, null, '', '2026-03-05', '2026-03-05T13:30:00', '1899-12-31T00:00:00Z'])
      expect(accepts(start, value)).toBe(false);
    expect(accepts(moment({ nullable: true }), null)).toBe(true);
  });

  test('is a full date, never empty', () => {
    expect(views.format('2026-03-05T13:30:00Z', { field: start, labelOf: () => undefined })).toMatch(
      /^0[45] mars 2026 à \d\d:\d\d$/,
    );
    expect(views.isEmpty('2026-03-05T13:30:00Z')).toBe(false);
  });

  test('fills a form as it is stored, seconds included', () => {
    expect(start.toDraft('2026-03-05T13:30:15.5Z')).toBe('2026-03-05T13:30:15.5Z');
    for (const value of [null, undefined, 'hier', 5]) expect(start.toDraft(value)).toBe('');
  });
});

describe('an entered moment', () => {
  test('is sent with its offset', () => {
    expect(submit(start, '2026-03-05T14:30:00+01:00')).toEqual({ sent: '2026-03-05T14:30:00+01:00' });
  });

  test('is a day with a time', () => {
    for (const text of ['05/03/2026', '2026-03-05T14:30', 'demain', '9'.repeat(41)])
      expect(submit(start, text)).toEqual({ problems: ['moment'] });
  });

  test('is of a day that exists', () => {
    for (const text of ['31/02/2026 10:00', '30.2.26 à 9h05', '2026-02-30T14:30', '2026-02-30T14:30:00Z'])
      expect(submit(start, text)).toEqual({ problems: ['noSuchDay'] });
    for (const text of ['05/03/1899 10:00', '0000-01-01T00:00:00Z'])
      expect(submit(start, text)).toEqual({ problems: ['notBefore'] });
  });

  test('may be missing, unless it is required', () => {
    expect(submit(start, ' ')).toEqual({ problems: ['required'] });
    expect(submit(end, '')).toEqual({ sent: null });
    expect(end.fromPart?.('')).toBeNull();
  });

  test('of a file is in the time zone of the reader', () => {
    expect(input.fromCell?.('2026-03-05T14:30')).toMatch(/^2026-03-05T14:30:00/);
    expect(input.fromCell?.('2026-03-05T14:30:00+01:00')).toBe('2026-03-05T14:30:00+01:00');
  });
});
