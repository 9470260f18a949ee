import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import type { ComparablePair } from '#schema/ascending.ts';
import { filterDescription, filterSchema } from '#schema/filter-values.ts';
import { passes } from '#schema/filtered-records.ts';
import { filterParameters } from '#schema/filters.ts';
import { draftOfParts } from '#schema/form-body.ts';
import { input } from './date-range.input.tsx';
import { dateRange } from './date-range.ts';
import { views } from './date-range.views.tsx';

const validity = dateRange({ required: true });
const closure = dateRange({ min: '2026-01-01', max: '2026-12-31' });
const contract = dateRange({ openEnd: true, required: true });
const march = { from: '2026-03-03', to: '2026-03-14' };

const parameters = filterParameters({
  fields: { validity },
  list: { columns: [], filters: ['validity'] },
});

const textOf = (from: string, to?: string | null) =>
  views.format({ from, to }, { field: contract, labelOf: () => undefined }).replaceAll('\u00a0', ' ');

describe('a stored range', () => {
  test.each([
    ['2026-03-03', '2026-03-14', 'du 3 au 14 mars 2026'],
    ['2026-08-01', '2026-08-31', 'du 1er au 31 août 2026'],
    ['2026-02-20', '2026-03-05', 'du 20 février au 5 mars 2026'],
    ['2025-12-20', '2026-01-01', 'du 20 décembre 2025 au 1er janvier 2026'],
    ['2024-02-29', '2024-02-29', 'le 29 février 2024'],
    ['2026-03-01', null, 'à partir du 1er mars 2026'],
    ['2026-03-03', undefined, 'à partir du 3 mars 2026'],
  ])('from %s to %s is in words, and nothing is repeated', (from, to, text) => {
    expect(textOf(from, to)).toBe(text);
    expect(accepts(contract, { from, to })).toBe(true);
    expect(views.isEmpty({ from, to })).toBe(false);
  });

  test.each([
    { from: '2026-03-14', to: '2026-03-03' },
    { from: '2026-02-30', to: '2026-03-03' },
    { from: '2026-03-03', to: '' },
    { from: null, to: '2026-03-03' },
    { from: '03/03/2026', to: '14/03/2026' },
    { start: '2026-03-03', end: '2026-03-14' },
    '2026-03-03/2026-03-14',
    ...junk,
  ])('is not %j', (value) => {
    for (const field of [validity, contract]) {
      expect(accepts(field, value)).toBe(false);
      expect(field.toDraft(value)).toEqual({ from: '', to: '' });
      expect(field.ends(value)).toBeUndefined();
    }
  });

  test('has no end only where its field says so, and is null only where it is nullable', () => {
    expect([validity, contract].map((field) => accepts(field, { from: '2026-03-03', to: null }))).toEqual([
      false,
      true,
    ]);
    expect([validity, dateRange({ nullable: true })].map((field) => accepts(field, null))).toEqual([
      false,
      true,
    ]);
  });

  test('fills a form, and has two days for filters and orders', () => {
    expect(validity.toDraft(march)).toEqual(march);
    expect(contract.toDraft({ from: '2026-03-03', to: null })).toEqual({ from: '2026-03-03', to: '' });
    expect(validity.ends(march)).toEqual(['2026-03-03', '2026-03-14']);
    expect(contract.ends({ from: '2026-03-03' })).toEqual(['2026-03-03', '9999-12-31']);
  });

  test.each([
    ['_from', '2026-03-14', true],
    ['_from', '2026-03-15', false],
    ['_to', '2026-03-03', true],
    ['_to', '2026-03-02', false],
  ] as const)('passes the filter %s=%s if one of its days does: %s', (bound, limit, expected) => {
    const parameter = parameters.find((each) => each.bound === bound);
    if (parameter === undefined) throw new Error(`There is no ${bound}.`);
    expect(passes(parameter, { id: '1', validity: march }, [limit])).toBe(expected);
    expect(passes(parameter, { id: '1', validity: null }, [limit])).toBe(false);
    expect(filterDescription(parameter)).toMatch(bound === '_from' ? /^Not over/ : /^Not begun/);
  });

  test.each(['0000-01-01', '2026-02-30', '2026-03-05T00:00:00Z', ''])('has no filter by %j', (value) => {
    for (const parameter of parameters) {
      expect(filterSchema(parameter).safeParse('2026-03-05').success).toBe(true);
      expect(filterSchema(parameter).safeParse(value).success).toBe(false);
    }
  });

  test('is not compared with another one', () => {
    expectTypeOf<ComparablePair<{ one: typeof validity; other: typeof closure }>>().toBeNever();
  });
});

describe('an entered range', () => {
  test('is sent as it is stored', () => {
    expect(submit(validity, march)).toEqual({ sent: march });
    expect(submit(validity, { from: ' 2026-03-03 ', to: '2026-03-03' })).toEqual({
      sent: { from: '2026-03-03', to: '2026-03-03' },
    });
    expect(submit(contract, { from: '2026-03-03', to: ' ' })).toEqual({
      sent: { from: '2026-03-03', to: null },
    });
  });

  test('may be missing as a whole, unless it is required', () => {
    const nothing = { from: '', to: ' ' };
    expect(submit(closure, nothing)).toEqual({ sent: null });
    expect(submit(validity, nothing)).toEqual({ problems: ['required'] });
    expect(draftOfParts({ closure }, {})).toEqual({ closure: null });
  });

  test.each([
    [
      'the last day before the first',
      { from: '2026-03-14', to: '2026-03-13' },
      'to',
      'notBefore?min=14%2F03%2F2026',
    ],
    ['no last day', { from: '2026-03-14', to: '' }, 'to', 'required'],
    ['no first day', { from: '', to: '2026-03-14' }, 'from', 'required'],
    ['a first day that does not exist', { from: '31/02/2026', to: '2026-03-14' }, 'from', 'noSuchDay'],
    [
      'a last day before 1900',
      { from: '2026-03-14', to: '05/03/1899' },
      'to',
      'notBefore?min=01%2F01%2F1900',
    ],
    ['what is no day', { from: '2026-03-14', to: 'demain' }, 'to', 'day'],
    [
      'a day before the limit',
      { from: '2025-12-31', to: '2026-03-14' },
      'from',
      'notBefore?min=01%2F01%2F2026',
    ],
    ['a day after the limit', { from: '2026-03-14', to: '2027-01-01' }, 'to', 'notAfter?max=31%2F12%2F2026'],
  ])('with %s has the problem at that day', (_, draft, end, message) => {
    const { issues } = closure.draft.safeParse(draft).error ?? {};
    expect(issues?.map(({ path, message: found }) => [path, found])).toEqual([[[end], message]]);
  });

  test('without a first day has no end either', () => {
    expect(submit(contract, { from: '', to: '2026-03-14' })).toEqual({ problems: ['required'] });
  });

  test('is checked again as it is sent', () => {
    const isSent = (value: unknown) => validity.sent?.safeParse(value).success;
    expect(
      [march, { from: '2026-03-14', to: '2026-03-13' }, { from: '2026-03-14', to: null }, 5, null].map(
        isSent,
      ),
    ).toEqual([true, false, false, false, false]);
    expect(validity.fromPart?.(JSON.stringify(march))).toEqual(march);
    expect(validity.fromPart?.('demain')).toBe('demain');
  });

  test.each([
    '2026-03-03/2026-03-14',
    '03/03/2026 - 14/03/2026',
    'du 3/3/2026 au 14/3/2026',
    '03.03.2026\u00a0–\u00a014.03.2026',
    '2026-03-03 ; 14-03-2026',
    '3/3/26 - 14/3/26',
  ])('of a file is read from %j', (text) => {
    expect(input.fromCell?.(text)).toEqual(march);
  });

  test('of a file is what an export has written, and any other text is an error', () => {
    for (const value of [march, { from: '2026-03-03', to: null }])
      expect(input.fromCell?.(views.fileValue?.(value) ?? '')).toEqual(contract.toDraft(value));
    expect(views.fileValue?.(march)).toBe('2026-03-03/2026-03-14');
    // No last day is assumed.
    expect(input.fromCell?.('03/03/2026')).toEqual({ from: '2026-03-03', to: '' });
    for (const text of ['mars 2026', '2026-03-03/2026-03-14/2026-03-20', '12'])
      expect(input.fromCell?.(text)).toEqual({ from: text, to: '' });
  });
});
