import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Field } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import type { Present, ViewsEntry } from './contract.ts';
import { generators } from './generators.ts';
import type { FieldGuide } from './guide.ts';
import type { FieldKinds } from './kinds.ts';
import { text } from './text/text.ts';
import { present, viewsOf } from './views.ts';

const guides = import.meta.glob<Record<string, FieldGuide>>('./*/*.docs.ts', { eager: true });

/** Each registered kind, with the field and the values that its guide shows. */
const kinds = Object.entries(generators).map(([kind, { access }]) => {
  const [guide] = Object.values(guides[`./${dashed(kind)}/${dashed(kind)}.docs.ts`] ?? {});
  const [field] = Object.values(guide?.example ?? {});
  if (guide === undefined || field === undefined) throw new Error(`The kind ${kind} has no guide.`);
  const { wire, views } = guide;
  return { kind, access, field, filled: wire.filled ?? [], empty: wire.empty ?? [], order: views.order };
});
const shown = kinds.filter(({ access }) => access !== 'writeOnly');
test.each(kinds)(
  '$kind is filtered by generated lists if every field of the kind can be',
  ({ kind, field }) => {
    const { filtered = false } = Object.entries(generators).find(([name]) => name === kind)?.[1] ?? {};
    if (filtered) expect(field.filter).toBeDefined();
    // Only some persons and states can be filtered by.
    else expect(['person', 'status', undefined]).toContain(field.filter && kind);
  },
);
const isNumber = ({ filled }: (typeof kinds)[number]) => filled.some((value) => typeof value === 'number');

const format = (field: Field, value: Present<Field>) =>
  viewsOf(field).format(value, { field, labelOf: () => undefined });

describe.each(shown)('$kind', ({ kind, field, filled, empty, order = '' }) => {
  test('shows every value that its guide calls filled', () => {
    expect(field.kind).toBe(kind);
    expect(filled).not.toEqual([]);
    for (const value of filled) {
      expect(present(field, value)).toEqual(value);
      expect(format(field, value)).not.toBe('');
    }
  });

  test('can be sorted if its guide says so', () => {
    expect(order.startsWith('Sorted')).toBe(field.sort !== undefined);
  });

  test('shows nothing for values that its guide calls empty', () => {
    for (const value of empty) expect(present(field, value)).toBeUndefined();
  });

  test.each([null, undefined, '', Number.NaN, [], {}, { src: '' }, { status: ' ' }, new Date(Number.NaN)])(
    'shows nothing for %j',
    (raw) => {
      expect(present(field, raw)).toBeUndefined();
    },
  );
});

describe.each(shown.filter(isNumber))('$kind, a number', ({ field }) => {
  test.each([0, -1, 12, '12.50'])('shows %j', (value) => {
    expect(present(field, value)).toBe(value);
    expect(format(field, value)).not.toBe('');
  });

  test.each(['abc', true])('shows nothing for %j', (raw) => {
    expect(present(field, raw)).toBeUndefined();
  });
});

// For a reference, a number may be the id of a record.
const others = shown.filter((each) => !isNumber(each) && each.kind !== 'reference');
test.each(others)('$kind, no number, shows nothing for 12', ({ field }) => {
  expect(present(field, 12)).toBeUndefined();
});

test.each(kinds.filter(({ access }) => access === 'writeOnly'))(
  '$kind, which records do not have, cannot be shown',
  ({ kind, field }) => {
    expect(() => viewsOf(field)).toThrow(`No views of the kind ${kind}`);
  },
);

test('an unknown kind is an error, never a text', () => {
  expect(() => viewsOf({ ...text({}), kind: 'halo' })).toThrow('halo');
  expect(() => viewsOf({ ...text({}), kind: 'constructor' })).toThrow('constructor');
});

test('the compiler requires the views of every kind that records have, and of no other', () => {
  expectTypeOf<undefined>().not.toExtend<ViewsEntry<FieldKinds['text']>>();
  expectTypeOf<undefined>().not.toExtend<ViewsEntry<FieldKinds['flag']>>();
  expectTypeOf<ViewsEntry<FieldKinds['password']>>().toEqualTypeOf<undefined>();
  expectTypeOf<ViewsEntry<FieldKinds['upload']>>().toEqualTypeOf<undefined>();
});
