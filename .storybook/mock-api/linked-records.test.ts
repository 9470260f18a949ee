import { expect, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { t } from '#lib/i18n/i18n.ts';
import { users } from '#resources/users.ts';
import { rest } from '#schema/endpoints.ts';
import type { Link } from '#schema/field.ts';
import { offeredRecords } from '#schema/links.ts';
import type { Resource } from '#schema/resource.ts';
import { commandRoutes } from './command-routes.ts';
import { refusedLinks } from './linked-records.ts';
import { resourceRoutes } from './resource-routes.ts';

const admins = { to: 'users', by: 'name', filters: { role: ['admin'] } } as const;
const teams: Resource = {
  ...users,
  endpoints: rest('/admin/teams', {}),
  fields: {
    owner: reference({ to: 'users', by: 'name' }),
    manager: reference(admins),
    others: references(admins),
  },
};
const people = [
  { id: 1, name: 'Alice', role: 'admin' },
  { id: 2, name: 'Bruno', role: 'client' },
];
const others = { linked: () => people, offered: (link: Link) => offeredRecords(people, link, users) };
const notOffered = [t('server.notOffered', { name: 'Bruno' })];

test('a draft may name the records that a link offers, and those of the record before', () => {
  expect(refusedLinks(teams, others, { owner: 2, manager: 1, others: [1] }, {})).toBeUndefined();
  expect(refusedLinks(teams, others, { manager: null }, {})).toBeUndefined();
  expect(refusedLinks(teams, others, { manager: 2, others: [1, 2] }, {})).toEqual({
    manager: notOffered,
    others: notOffered,
  });
  const before = { manager: { id: 2, name: 'Bruno' }, others: [{ id: 2, name: 'Bruno' }] };
  expect(refusedLinks(teams, others, { manager: 2, others: [1, 2] }, before)).toBeUndefined();
});

test('a service refuses the others at their fields, and changes nothing', async () => {
  const dataSet = { records: [{ id: 7, owner: null, manager: null, others: [] }] };
  const [, update] = resourceRoutes(teams, dataSet, others).find(([{ method }]) => method === 'PUT') ?? [];
  const send = (body: object) =>
    update?.(new Request('http://x/7', { method: 'PUT', body: JSON.stringify(body) }), ['7']);
  const refused = await send({ owner: 2, manager: 2, others: [1] });
  expect([refused?.status, await refused?.json()]).toMatchObject([422, { errors: { manager: notOffered } }]);
  expect(dataSet.records[0]?.manager).toBeNull();
  expect((await send({ owner: 2, manager: 1, others: [1] }))?.status).toBe(200);
});

test('a command accepts the records that its question offers, and no others', async () => {
  const call = { method: 'PUT', path: '/admin/teams/{id}/manager' } as const;
  const asks = { manager: reference(admins), others: references(admins) };
  const dataSet = { records: [{ id: 7, manager: null, others: [] }] };
  const [[, assign] = []] = commandRoutes(
    { ...teams, commands: { assign: { call, asks } } },
    dataSet,
    others,
  );
  const send = (body: object) =>
    assign?.(new Request('http://x/7', { method: 'PUT', body: JSON.stringify(body) }), ['7']);
  const refused = await send({ manager: 2, others: [1, 2] });
  expect([refused?.status, await refused?.json()]).toMatchObject([
    422,
    { errors: { manager: notOffered, others: notOffered } },
  ]);
  expect(dataSet.records).toEqual([{ id: 7, manager: null, others: [] }]);
  expect((await send({ manager: 1 }))?.status).toBe(200);
});
