import { describe, expect, test } from 'vitest';
import { person } from '#fields/person/person.ts';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { rest } from '#schema/endpoints.ts';
import type { Link } from '#schema/field.ts';
import { linkedSample, offeredRecords, withCurrentNames } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { users } from './users.ts';

const shops: Resource = {
  name: 'shops',
  endpoints: rest('/admin/shops', {}),
  title: 'town',
  fields: {
    town: reference({ to: 'categories', by: 'titre', nullable: true }),
    mayor: reference({ to: 'categories', by: 'description' }),
    owner: person({ to: 'users' }),
    served: references({ to: 'categories', by: 'titre' }),
  },
  list: { columns: ['town'] },
  form: [],
};
const rows = [
  { id: 'a', titre: 'Lyon', description: 'Alice' },
  { id: 'b', titre: 'Metz', description: 'Brune' },
];
const linked = ({ resource }: Link) => (resource === 'categories' ? rows : [{ id: 7, name: 'Alice' }]);
const none = () => [];
const elsewhere = { id: 'z', titre: 'Ailleurs' };

describe('the names of other records', () => {
  test('are the current ones', () => {
    const record = { id: 1, town: { id: 'b', titre: 'Divodurum' }, served: ['a'], note: 'x' };
    expect(withCurrentNames(shops, record, linked)).toEqual({
      id: 1,
      town: { id: 'b', titre: 'Metz' },
      served: [{ id: 'a', titre: 'Lyon' }],
      note: 'x',
    });
  });

  test('leave the other members as they are', () => {
    const owner = { id: 7, name: 'Alix', email: 'alix@example.com' };
    expect(withCurrentNames(shops, { owner }, linked)).toEqual({ owner: { ...owner, name: 'Alice' } });
  });

  test('stay as they were stored if the record is deleted', () => {
    const record = { town: elsewhere, served: [elsewhere], mayor: null };
    expect(withCurrentNames(shops, record, linked)).toEqual(record);
  });
});

test('a link offers the records that all its filters let through; without filters, all of them', () => {
  const role = ['client', 'driver', 'admin', 'driver'];
  const people = role.map((each, id) => ({ id, name: 'A', role: each, emailVerified: id < 3 }));
  const offered = (filters: Link['filters'], target: Resource = users) =>
    offeredRecords(people, { resource: 'users', by: 'name', many: false, filters }, target).map(
      ({ id }) => id,
    );
  expect(offered(undefined)).toEqual([0, 1, 2, 3]);
  expect(offered({ role: ['driver', 'admin'] })).toEqual([1, 2, 3]);
  expect(offered({ role: ['driver'], emailVerified: ['true'] })).toEqual([1]);
  // The call of the list always sends a filter: others are not in the list.
  const { endpoints } = users;
  const list = { ...endpoints.list, query: { role: 'driver', part: 'new' } };
  const drivers = { ...users, endpoints: { ...endpoints, list } };
  expect(offered(undefined, drivers)).toEqual([1, 3]);
  expect(offered({ role: ['admin'], emailVerified: ['true'] }, drivers)).toEqual([1]);
});

describe('a sample record', () => {
  const made = { town: elsewhere, mayor: elsewhere, served: [elsewhere, { id: 'y' }, { id: 'x' }] };

  test('links to existing records, starting at its own index, each once and with the name that the link declares', () => {
    expect(linkedSample(shops, made, 1, linked)).toEqual({
      town: { id: 'b', titre: 'Metz' },
      mayor: { id: 'b', description: 'Brune' },
      served: [
        { id: 'b', titre: 'Metz' },
        { id: 'a', titre: 'Lyon' },
      ],
    });
  });

  test('keeps a record that exists', () => {
    const town = { id: 'a', titre: 'Lyon' };
    expect(linkedSample(shops, { town }, 1, linked)).toEqual({ town });
  });

  test('never names itself', () => {
    const people = { ...users, fields: { above: reference({ to: 'users', by: 'name', nullable: true }) } };
    const alice = { id: 1, name: 'Alice' };
    const brune = { id: 2, name: 'Brune' };
    const above = (rows: StoredRecord[]) => linkedSample(people, { id: 1, above: alice }, 0, () => rows);
    expect(above([alice, brune])).toEqual({ id: 1, above: brune });
    expect(above([alice])).toEqual({ id: 1, above: null });
  });

  test('links to no record if there are none, except where a link is required', () => {
    expect(linkedSample(shops, made, 0, none)).toEqual({ town: null, mayor: elsewhere, served: [] });
  });
});
