import { contract } from 'virtual:contract';
import { expect, test } from 'vitest';
import { checkResponse } from './check-response.ts';
import { findDeclared } from './contract-call.ts';

const calls = contract;
function declared(method: string, path: string) {
  const found = findDeclared(calls, method, path);
  if (found === undefined) throw new Error(`${method} ${path} is not declared`);
  return found;
}
const list = declared('GET', '/api/v1/admin/options');
const option = {
  id: 1,
  titre: 'Wifi',
  titre_en: 'Wifi',
  description: 'Gratuit',
  categories: [],
  icon: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const page = (items: unknown, total: unknown = 1) => ({ data: { items, total } });

test('a call is found by its method and its path, with the parameters of the path', () => {
  expect(list.name).toBe('options.list');
  expect(declared('GET', '/api/v1/rides/abc-1').name).toBe('rides.one');
  expect(declared('DELETE', '/api/v1/rides/abc-1').name).toBe('rides.cancel');
  expect(declared('GET', '/api/v1/admin/rides/7/invoice').name).toBe('rides.invoice');
  for (const path of ['/api/v1/admin/nothing', '/api/v1/admin/rides/', '/admin/rides/1/2/3'])
    expect(findDeclared(calls, 'GET', path)).toBeUndefined();
});

test('a response as it is declared has no mismatch', () => {
  const bodies = [page([]), page([option, option])];
  for (const body of bodies) expect(checkResponse(list, 200, body)).toEqual([]);
});

test('a mismatch names the member and the types, once for all records', () => {
  const { titre: _, ...untitled } = option;
  const odd = [{ ...option, titre: 12 }, { ...option, titre: 13 }, untitled];
  expect(checkResponse(list, 200, page(odd))).toEqual([
    { problem: 'type', member: 'data.items.titre', expected: ['string'], found: 'number', count: 2 },
    { problem: 'missing', member: 'data.items.titre', expected: ['string'], found: 'nothing', count: 1 },
  ]);
});

test.each([
  [undefined, 'type', '', 'nothing'],
  [[], 'type', '', 'array'],
  [{ data: [] }, 'type', 'data', 'array'],
  [page(null), 'type', 'data.items', 'null'],
  [page([], '1'), 'type', 'data.total', 'string'],
])('the envelope of %j is another one', (body, problem, member, found) => {
  expect(checkResponse(list, 200, body)).toMatchObject([{ problem, member, found }]);
});

test('another status is a mismatch, a refusal is not compared', () => {
  const create = declared('POST', '/api/v1/admin/options');
  expect(checkResponse(create, 200, { data: option })).toMatchObject([
    { problem: 'status', expected: ['201'], found: '200' },
  ]);
  expect(checkResponse(create, 422, { message: 'Non.' })).toEqual([]);
});

test('no mismatch contains a value', () => {
  const secret = 'alice.dubreuil@exemple.fr';
  const found = checkResponse(list, 200, page([{ ...option, createdAt: secret, titre: { secret } }]));
  expect(found).toHaveLength(2);
  expect(JSON.stringify(found)).not.toContain('alice');
});
