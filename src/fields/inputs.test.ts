import { expect, expectTypeOf, test } from 'vitest';
import { dashed } from '#schema/names.ts';
import type { InputEntry } from './contract.ts';
import { generators } from './generators.ts';
import type { FieldGuide } from './guide.ts';
import { inputOf } from './inputs.ts';
import type { FieldKinds } from './kinds.ts';
import { text } from './text/text.ts';

const guides = import.meta.glob<Record<string, FieldGuide>>('./*/*.docs.ts', { eager: true });

/** Each registered kind, with a field that its guide shows. */
const kinds = Object.entries(generators).map(([kind, { access }]) => {
  const [guide] = Object.values(guides[`./${dashed(kind)}/${dashed(kind)}.docs.ts`] ?? {});
  const field = Object.values(guide?.example ?? {}).find((each) => each.access === access);
  if (field === undefined) throw new Error(`The guide of ${kind} has no example of its access.`);
  return { kind, access, field };
});

test.each(kinds.filter(({ access }) => access !== 'readOnly'))('$kind is entered', ({ kind, field }) => {
  expect(field.kind).toBe(kind);
  expect(inputOf(field).Control).toBeTypeOf('function');
});

test.each(kinds.filter(({ access }) => access === 'readOnly'))('$kind is only read', ({ kind, field }) => {
  expect(field.kind).toBe(kind);
  expect(() => inputOf(field)).toThrow(`The kind ${kind} is read only`);
});

test('an unknown kind is an error, never a text', () => {
  expect(() => inputOf({ ...text({}), kind: 'toString' })).toThrow('toString');
});

test('the compiler requires the input of every kind that is entered, and of no other', () => {
  expectTypeOf<undefined>().not.toExtend<InputEntry<FieldKinds['flag']>>();
  expectTypeOf<undefined>().not.toExtend<InputEntry<FieldKinds['upload']>>();
  expectTypeOf<InputEntry<FieldKinds['instant']>>().toEqualTypeOf<undefined>();
  expectTypeOf<InputEntry<FieldKinds['rating']>>().toEqualTypeOf<undefined>();
});
