import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { day } from './day.ts';
import { views } from './day.views.tsx';

const birth = day({ required: true });
const end = day({ min: '2026-01-01', max: '2026-12-31' });
const labelOf = () => undefined;

describe('a stored day', () => {
  test.each([
    ['2026-03-05', '5 mars 2026'],
    ['2026-08-01', '1er août 2026'],
    ['2024-02-29', '29 février 2024'],
  ])('%s is in words', (value, text) => {
    expect(accepts(birth, value)).toBe(true);
    expect(views.format(value, { field: birth, labelOf })).toBe(text);
    expect(views.isEmpty(value)).toBe(false);
  });

  test.each(['', 'hier', '2026-02-30', '05/03/2026', '2026-03', '2026-03-05T00:00:00Z', '1899-12-31'])(
    '%j is none',
    (value) => expect(accepts(birth, value)).toBe(false),
  );

  test('is nothing else, and null only if its field is nullable', () => {
    for (const value of [...junk, null]) expect(accepts(birth, value)).toBe(false);
    expect(accepts(day({ nullable: true }), null)).toBe(true);
  });

  test('fills a form', () => {
    expect(birth.toDraft('2026-03-05')).toBe('2026-03-05');
    for (const value of [null, undefined, 'hier', 5]) expect(birth.toDraft(value)).toBe('');
  });
});

describe('an entered day', () => {
  test('is sent as it is stored', () => {
    expect(submit(birth, '2026-03-05')).toEqual({ sent: '2026-03-05' });
    expect(submit(birth, ' 2026-03-05 ')).toEqual({ sent: '2026-03-05' });
  });

  test.each(['31/02/2026', '30.2.26', '29 02 2026', '310226', '2026-02-30', '00/03/2026', '05/13/2026'])(
    '%s must exist',
    (text) => expect(submit(birth, text)).toEqual({ problems: ['noSuchDay'] }),
  );

  test('is of a year from 1900 on', () => {
    expect(submit(birth, '05/03/1899')).toEqual({ problems: ['notBefore'] });
    expect(submit(birth, '1899-03-05')).toEqual({ problems: ['notBefore'] });
  });

  test('has the format of a day', () => {
    for (const text of ['05/03/2026', 'demain', '31/02', '31/02/026', '2026-2-30', '9'.repeat(31)])
      expect(submit(birth, text)).toEqual({ problems: ['day'] });
  });

  test('may be missing, unless it is required', () => {
    expect(submit(birth, ' ')).toEqual({ problems: ['required'] });
    expect(submit(end, '')).toEqual({ sent: null });
  });

  test('is limited as its field declares', () => {
    expect(submit(end, '2025-12-31')).toEqual({ problems: ['notBefore'] });
    expect(submit(end, '2027-01-01')).toEqual({ problems: ['notAfter'] });
    expect(submit(end, '2026-12-31')).toEqual({ sent: '2026-12-31' });
  });

  test('of a multipart form is empty or a text', () => {
    expect(end.fromPart?.('')).toBeNull();
    expect(end.fromPart?.('2026-03-05')).toBe('2026-03-05');
  });
});
