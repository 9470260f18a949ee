import { expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { choices } from '#fields/choices/choices.ts';
import { day } from '#fields/day/day.ts';
import { email } from '#fields/email/email.ts';
import { flag } from '#fields/flag/flag.ts';
import { moment } from '#fields/moment/moment.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { reference } from '#fields/reference/reference.ts';
import { text } from '#fields/text/text.ts';
import { categories } from '#resources/categories.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { createLeftovers } from './leftovers.ts';
import { liveApi } from './live-api.ts';
import { shops } from './testing/shops.ts';
import { checkWrites } from './writes.ts';

const roles = ['driver', 'client'] as const;
const stores: Resource = {
  ...shops,
  endpoints: rest('/admin/shops', {}),
  fields: {
    titre: text({ required: true }),
    contact: email({ required: true }),
    floors: quantity({ min: 1, max: 9 }),
    opened: day({}),
    inspected: moment({}),
    isOpen: flag({}),
    role: choice({ values: roles, required: true }),
    roles: choices({ values: roles }),
    category: reference({ to: 'categories', by: 'titre' }),
  },
};

const known = [
  { id: '7', titre: 'First' },
  { id: '8', titre: 'Second' },
];

/** Returns the differences of a service whose changes keep the old value of a field. */
async function differencesOf(ignored: string | undefined) {
  let record: StoredRecord | undefined;
  const service: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/categories')) return Response.json({ data: known });
    if (request.method === 'DELETE') record = undefined;
    else if (request.method !== 'GET') {
      const body: StoredRecord = await request.json();
      if (body['titre'] === undefined)
        return Response.json({ errors: { titre: [''], contact: [''], role: [''] } }, { status: 422 });
      const kept = ignored !== undefined && record ? { [ignored]: record[ignored] } : {};
      record = { id: '1', ...body, ...kept };
    }
    if (record === undefined) return Response.json({ data: null }, { status: 404 });
    const category = known.find(({ id }) => id === record?.['category']) ?? null;
    const inspected = String(record['inspected']).replace('.000Z', '+00:00');
    return Response.json(
      { data: { ...record, category, inspected } },
      { status: request.method === 'POST' ? 201 : 200 },
    );
  };
  const findings = createFindings();
  const api = liveApi({ base: 'https://service.test', timeout: 1_000, fetch: service });
  const check = { api, findings, operations: operationsOf([stores]) };
  await checkWrites(check, [stores, categories], createLeftovers());
  expect(findings.skipped).toEqual([]);
  return findings.all
    .filter(({ operation }) => operation.id === 'shops.update')
    .map(({ type, field }) => `${type} ${field}`);
}

test.each(Object.keys(stores.fields))(
  'a service whose changes ignore “%s” differs from the contract',
  async (name) => {
    expect(await differencesOf(name)).toEqual([`value ${name}`]);
  },
);

test('a service that keeps what it gets does not differ from the contract', async () => {
  expect(await differencesOf(undefined)).toEqual([]);
});
