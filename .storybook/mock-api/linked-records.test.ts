import { expect, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { t } from '#lib/i18n/i18n.ts';
import { users } from '#resources/users.ts';
import type { Link } from '#schema/field.ts';
import { offeredRecords } from '#schema/links.ts';
import type { Resource } from '#schema/resource.ts';
import { refusedLinks } from './linked-records.ts';

const drivers = { to: 'users', by: 'name', filters: { role: ['driver'] } } as const;
const teams: Resource = {
  ...users,
  fields: {
    owner: reference({ to: 'users', by: 'name' }),
    driver: reference(drivers),
    others: references(drivers),
  },
};
const people = [
  { id: 1, name: 'Alice', role: 'driver' },
  { id: 2, name: 'Bruno', role: 'client' },
];
const others = { linked: () => people, offered: (link: Link) => offeredRecords(people, link, users) };
const notOffered = [t('server.notOffered', { name: 'Bruno' })];

test('a draft may name the records that a link offers, and those of the record before', () => {
  expect(refusedLinks(teams, others, { owner: 2, driver: 1, others: [1] }, {})).toBeUndefined();
  expect(refusedLinks(teams, others, { driver: null }, {})).toBeUndefined();
  expect(refusedLinks(teams, others, { driver: 2, others: [1, 2] }, {})).toEqual({
    driver: notOffered,
    others: notOffered,
  });
  const before = { driver: { id: 2, name: 'Bruno' }, others: [{ id: 2, name: 'Bruno' }] };
  expect(refusedLinks(teams, others, { driver: 2, others: [1, 2] }, before)).toBeUndefined();
});
