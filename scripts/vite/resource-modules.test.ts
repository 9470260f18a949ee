import { expect, test } from 'vitest';
import { listsCode, readResourceModules } from './resource-modules.ts';

const found = await readResourceModules();

test('a picker knows what the call of a list always sends', () => {
  const withQuery = found.map((module) => {
    const { endpoints, name } = module.resource;
    const list = { ...endpoints.list, ...(name === 'users' && { query: { role: 'driver' } }) };
    return { ...module, resource: { ...module.resource, endpoints: { ...endpoints, list } } };
  });
  expect(listsCode(withQuery)).toContain('"users":{"list":"/admin/users","query":{"role":"driver"}}');
  expect(listsCode(found)).toContain('"users":{"list":"/admin/users"}');
});
