import { file, type ResourceRequest, writable } from './request.ts';

/** The unit test of an entity: its demo and its form are what its descriptor says. */
export function testCode(request: ResourceRequest): string {
  const { name } = request;
  const isWritten = writable(request).length > 0;
  const schemas = isWritten ? 'draftOf, draftSchema, recordSchema' : 'recordSchema';
  const forms = `
const refusedAt = (record?: object) =>
  draftSchema(${name})
    .safeParse(draftOf(${name}, record && { ...record }))
    .error?.issues.map(({ path }) => String(path[0])) ?? [];

test('an empty form is refused at what is required, and nowhere else', () => {
  const required = Object.entries(${name}.fields).filter(([, field]) => field.required);
  expect(refusedAt()).toEqual(required.map(([field]) => field));
});

test('what a record holds can be sent again', () => {
  const entered = Object.entries(${name}.fields).filter(([, field]) => field.access === 'readWrite');
  const names = entered.map(([field]) => field);
  expect(refusedAt(demo[0]).filter((field) => names.includes(field))).toEqual([]);
});
`;
  return `import { expect, test } from 'vitest';
import { ${schemas} } from '#schema/schemas.ts';
import demo from './demo/${file(request)}.json' with { type: 'json' };
import { ${name} } from './${file(request)}.ts';

test.each(demo)('the demo record $id is one', (record) => {
  expect(recordSchema(${name}).safeParse(record).error).toBeUndefined();
});
${isWritten ? forms : ''}`;
}
