import { enteredFields, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { dashed } from '#schema/names.ts';

/** Returns the unit test of a resource: its sample records and its form fit its descriptor. */
export function unitTestCode(spec: ResourceSpec): string {
  const { name } = spec;
  const hasForm = enteredFields(spec).length > 0;
  const form = `
const rejected = (record?: object) =>
  draftSchema(${name})
    .safeParse(draftOf(${name}, record && { ...record }))
    .error?.issues.map(({ path }) => String(path[0])) ?? [];

test('an empty form is rejected at each required field, and nowhere else', () => {
  const required = Object.entries(${name}.fields).filter(([, field]) => field.required);
  expect(rejected()).toEqual(required.map(([field]) => field));
});

test('the values of a record can be sent again', () => {
  const entered = Object.entries(${name}.fields).filter(([, field]) => field.access === 'readWrite');
  const names = entered.map(([field]) => field);
  expect(rejected(samples[0]).filter((field) => names.includes(field))).toEqual([]);
});
`;
  return `import { expect, test } from 'vitest';
import { ${hasForm ? 'draftOf, draftSchema, ' : ''}recordSchema } from '#schema/schemas.ts';
import samples from './demo/${dashed(name)}.json' with { type: 'json' };
import { ${name} } from './${dashed(name)}.ts';

test.each(samples)('the sample record $id fits', (record) => {
  expect(recordSchema(${name}).safeParse(record).error).toBeUndefined();
});
${hasForm ? form : ''}`;
}
