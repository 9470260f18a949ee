import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { roles } from '#resources/schemas/roles.ts';
import { addFields } from './add-fields.ts';

const add = (fields: string) => addFields(readSpec({ name: 'users', fields }));

test('fields that the resource has change nothing, whether their values are given or fixed by their kind', () => {
  const { created, changed } = add(`emailVerified:flag, role:choice(${roles.join('|')})`);
  expect([...created.keys(), ...changed.keys()]).toEqual([]);
});

test.for([
  ['unique', 'email:email!!'],
  ['required', `status:choice(active|disabled)!`],
])('a field that exists does not become %s: its records may not fit', ([more, field = '']) => {
  expect(() => add(field)).toThrow(`exists and is not ${more}: its records may not fit.`);
});

test('a field with other values is refused', () => {
  expect(() => add('role:choice(client|pilot)')).toThrow(
    `The choice of “role” is ${roles.join('|')}, not client|pilot. Change it in resources/users.ts`,
  );
});
