import { expect, test } from 'vitest';
import { proposeService } from './service.ts';
import { readWanted } from './wanted.ts';

/** Returns the number of the first page of a list whose parameter for the page has this schema. */
function firstPageOf(page: object): number | undefined {
  const schema = { type: 'array', items: { type: 'object', properties: { ring: { type: 'string' } } } };
  const list = {
    parameters: [{ in: 'query', name: 'page', schema: { type: 'integer', ...page } }],
    responses: { 200: { content: { 'application/json': { schema } } } },
  };
  const content = { paths: { '/griffins': { get: list } } };
  const document = { name: 'bestiary.json', title: 'Bestiaire', version: '3.1.0', base: '', content };
  const { resources } = proposeService(document, readWanted(), () => undefined);
  return resources[0]?.spec.dialect?.list?.firstPage;
}

test('pages begin with 0 if that is their default, or the least number without one', () => {
  expect(firstPageOf({ minimum: 0 })).toBe(0);
  expect(firstPageOf({ default: 0 })).toBe(0);
  expect(firstPageOf({ minimum: 0, default: 1 })).toBeUndefined();
  expect(firstPageOf({ minimum: 1 })).toBeUndefined();
});
