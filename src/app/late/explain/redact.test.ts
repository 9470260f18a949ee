import { contract } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { dictionary } from '#lib/i18n/translator.ts';
import { resources } from '#resources/index.ts';
import { filterParameters } from '#schema/filters.ts';
import { member } from '#schema/objects.ts';
import { servedAt } from '#schema/served-at.ts';
import { responseSchema } from './check-response.ts';
import type { JsonSchema } from './contract-call.ts';
import { createRedaction } from './redact.ts';
import { itemsOf, membersOf } from './schema-parts.ts';

const calls = contract;
const create = () => createRedaction({ resources, calls, dictionary });
const redaction = create();

/** Personal data of every sort, as it may be in an address, in a name or in an error. */
const personal = [
  'Alice Dubreuil',
  'alice.dubreuil@exemple.fr',
  '06 12 34 56 78',
  '0612345678',
  '+33612345678',
  '1249.90',
  '1 249,90 €',
  'A appelé le client trois fois.',
  'eyJhbGciOiJIUzI1NiJ9.e30.abc',
  '12 rue de la Paix, 75002 Paris',
  '550e8400-e29b-41d4-a716-446655440000',
];
const survives = (step: object) => personal.filter((text) => JSON.stringify(step).includes(text));
const ended = { method: 'GET', status: 200, ms: 12.4 };

describe('no personal data survives', () => {
  test('in any parameter of any call and of any list', () => {
    for (const text of personal) {
      for (const call of calls) {
        const path = servedAt(call).replaceAll(/\{\w+\}/g, encodeURIComponent(text));
        const names = [
          ...call.parameters.map(({ name }) => name),
          ...['page', 'limit', 'query', 'sort', 'unknown', text],
        ];
        const search = `?${new URLSearchParams(names.map((name) => [name, text]))}`;
        expect(survives(redaction.call({ ...ended, method: call.method, path, search }))).toEqual([]);
      }
      for (const { path = '', list, fields } of resources) {
        const names = [...filterParameters({ list, fields }).map(({ name }) => name), 'query', 'view', text];
        const search = `?${new URLSearchParams(names.map((name) => [name, text]))}`;
        const params = { resource: path, id: text };
        expect(survives(redaction.screen({ route: '/$resource/$id', params, search }))).toEqual([]);
      }
      const lost = redaction.screen({ route: '/$', params: { _splat: text }, search: `?redirect=${text}` });
      expect(survives(lost)).toEqual([]);
    }
  });

  test('in a path that no call declares', () => {
    const step = redaction.call({ ...ended, path: '/api/v1/admin/Alice Dubreuil', search: '?a=0612345678' });
    expect(step).toMatchObject({ path: '…', search: '', name: undefined });
  });

  test('in the name of a control', () => {
    for (const text of personal)
      for (const name of [text, `Supprimer ${text}`, `${text}, Modifier`, `Voir ${text} (3)`])
        expect(survives(redaction.click({ role: 'button', names: [name, text] }))).toEqual([]);
    expect(survives(redaction.click({ role: 'Alice Dubreuil', names: [] }))).toEqual([]);
  });

  test('in any response of any call', () => {
    for (const text of personal) {
      const filled = (schema: JsonSchema): unknown => {
        const items = itemsOf(schema);
        if (items !== undefined) return [filled(items)];
        const members = membersOf(schema);
        if (members.length === 0) return text;
        return { ...Object.fromEntries(members.map(([name, inner]) => [name, filled(inner)])), [text]: text };
      };
      for (const call of calls) {
        const body = filled(responseSchema(call));
        expect(survives({ kept: redaction.body(call, 200, body) })).toEqual([]);
        const refusal = { code: text, message: text, errors: { [text]: [text] } };
        expect(redaction.body(call, 422, refusal)).toEqual({});
      }
    }
  });

  test('in an error', () => {
    for (const text of personal) {
      const error = new TypeError(text);
      error.name = text;
      expect(survives(redaction.error(error, `https://a.fr/${text}`, 3))).toEqual([]);
      expect(survives(redaction.error(text, text, 3))).toEqual([]);
    }
  });
});

describe('what support needs is kept', () => {
  test('the name of a call, its path with pseudonyms, and what its declaration allows', () => {
    const search = `?${new URLSearchParams({
      page: '2',
      limit: '20',
      sort: '-price,createdAt',
      status: 'pending',
      client: '42',
      price_min: '1249.90',
      createdAt_from: '2026-11-01T00:00:00.000Z',
      createdAt_to: 'month',
      query: 'Dubreuil',
    })}`;
    expect(create().call({ ...ended, path: '/api/v1/admin/rides', search })).toEqual({
      type: 'call',
      name: 'rides.list',
      method: 'GET',
      path: '/api/v1/admin/rides',
      search:
        '?page=2&limit=20&sort=-price,createdAt&status=pending&client=id-1&price_min=…&createdAt_from=2026-11-01T00:00:00.000Z&createdAt_to=month&query=…',
      status: 200,
      ms: 12,
    });
  });

  test('the shape of a body, its choices and the number of its records', () => {
    const list = calls.find(({ name }) => name === 'transactions.list');
    if (list === undefined) throw new Error('The list is not declared');
    const item = {
      id: 7,
      type: 'withdrawal',
      amount: 12.5,
      user: { id: 'u', name: 'Alice' },
      createdAt: 'x',
    };
    const more = Array.from({ length: 30 }, () => item);
    const kept = create().body(list, 200, { data: { items: more, total: 30 } });
    expect(member(member(kept, 'data'), 'items')).toHaveLength(20);
    expect(kept).toMatchObject({ data: { total: 30 } });
    expect(create().body(list, 200, { data: { items: [item], total: 1 } })).toMatchObject({
      data: { items: [{ id: 'id-1', type: 'withdrawal', amount: '…', user: { id: 'id-2', name: '…' } }] },
    });
    expect(redaction.body(list, 409, { code: 'E_VERSION_CONFLICT' })).toEqual({
      code: 'E_VERSION_CONFLICT',
    });
  });

  test('an id has one pseudonym, wherever it is', () => {
    const own = create();
    const params = { resource: 'courses', id: 'é/7' };
    expect(own.screen({ route: '/$resource/$id', params, search: '' })).toMatchObject({
      path: '/courses/id-1',
    });
    const paths = ['/api/v1/rides/%C3%A9%2F7', '/api/v1/rides/8', '/api/v1/admin/rides/%C3%A9%2F7/invoice'];
    expect(paths.map((path) => own.call({ ...ended, path, search: '' }))).toMatchObject([
      { path: '/api/v1/rides/id-1' },
      { path: '/api/v1/rides/id-2' },
      { path: '/api/v1/admin/rides/id-1/invoice' },
    ]);
  });

  test('the name of a control if it is a text of the product, without its values', () => {
    const names = (...given: string[]) => redaction.click({ role: 'button', names: given });
    expect(names('Déconnexion')).toMatchObject({ name: 'Déconnexion' });
    expect(names('Alice', 'Fermer')).toMatchObject({ name: 'Fermer' });
    expect(names('Supprimer Alice Dubreuil')).toMatchObject({ name: 'Supprimer …' });
  });

  test('the state of a screen', () => {
    const step = redaction.screen({
      route: '/$resource',
      params: { resource: 'courses' },
      search: '?status=pending&status=Alice&page=3&columns=price:120',
    });
    expect(step).toEqual({ type: 'screen', path: '/courses', search: '?status=pending&status=…&page=3' });
  });
});
