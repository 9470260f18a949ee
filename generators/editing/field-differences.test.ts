import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { establishments } from '#resources/establishments.ts';
import { assertUnchanged } from './unchanged.ts';

test('who wants a field to be required hears that it may be null until now', () => {
  const compare = (fields: string) => () =>
    assertUnchanged(readSpec({ name: 'establishments', fields }), establishments);
  expect(compare('description:longText!')).toThrow(
    /“description” exists, and in resources\/establishments\.ts:\d+ it is not required: change it there, and take out “nullable: true”\.\n/,
  );
  expect(compare('nom:text(7)')).toThrow(/says 7: change it there\.\n/);
});
