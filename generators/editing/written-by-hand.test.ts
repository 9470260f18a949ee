import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { addFields } from './add-fields.ts';
import { assertGenerated } from './written-by-hand.ts';

test.for(['users', 'activity'])('%s, which no generator has written, gets no field from one', (name) => {
  expect(() => addFields(readSpec({ name, fields: 'weather:text!' }))).toThrow(
    `“${name}” is written by hand, and so is its part of the server: add the field as docs/add-by-hand.md says.`,
  );
});

test('a new resource is not written by hand', () => {
  expect(() => assertGenerated('griffins')).not.toThrow();
});
