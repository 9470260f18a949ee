import { expect, test } from 'vitest';
import { person } from '#fields/person/person.ts';
import { tags } from '#fields/tags/tags.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { checkFilters } from './filters.ts';
import { createFindings } from './findings.ts';
import { liveApi } from './live-api.ts';

const griffins: Resource = {
  name: 'griffins',
  path: 'griffons',
  endpoints: rest('/admin/griffins', { one: false, create: false, update: false, remove: false }),
  title: 'name',
  fields: { name: text({ required: true }), colours: tags({}) },
  list: { columns: ['name'], filters: ['colours'], sort: [] },
  form: [],
};

/** Returns the members that are named if a service responds like this to requests with these values of a filter. */
async function namedIn(
  resource: Resource,
  parameter: string,
  respond: (wanted: readonly string[]) => Response,
): Promise<string[]> {
  const service = async (address: unknown) =>
    respond(new URL(String(address)).searchParams.getAll(parameter));
  const findings = createFindings();
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  await checkFilters({ api, findings, operations: operationsOf([resource]) }, [resource]);
  return findings.all.map(({ field }) => field);
}

/** Returns what is named if a service has griffins of these colours, and responds like this to some of them. */
function named(
  colours: readonly (readonly string[])[],
  respond: (items: readonly object[], wanted: readonly string[]) => object,
): Promise<string[]> {
  const records = colours.map((own, id) => ({ id: String(id), name: `Griffon ${String(id)}`, colours: own }));
  return namedIn(griffins, 'colours', (wanted) => {
    if (wanted.some((value) => !colours.flat().includes(value)))
      return Response.json({ errors: { colours: ['?'] } }, { status: 422 });
    const items = records.filter(
      (record) => wanted.length === 0 || wanted.some((value) => record.colours.includes(value)),
    );
    return Response.json({ data: respond(items, wanted) });
  });
}

const counted = (items: readonly object[]) => ({ items, total: items.length });
const apart = [['red'], ['blue'], ['red']];

test('a service that filters by one of two values only is named', async () => {
  expect(await named(apart, counted)).toEqual([]);
  const first = (items: readonly object[], wanted: readonly string[]) =>
    counted(wanted.length > 1 ? items.slice(0, 1) : items);
  expect(await named(apart, first)).toEqual(['filtered by colours']);
});

test('a filter that is ignored is named, also if every record passes that of the first one', async () => {
  const all = [['red'], ['red'], ['blue', 'red']];
  const ignored = {
    items: all.map((own, id) => ({ id: String(id), name: 'Griffon', colours: own })),
    total: 3,
  };
  expect(await named(all, () => ignored)).toContain('filtered by colours');
});

test('records that have both values are no difference, nor are totals that the service counts only in part', async () => {
  expect(await named([['red', 'blue'], ['blue'], ['blue', 'red']], counted)).toEqual([]);
  expect(await named(apart, (items) => ({ items, total: 10_000, more: true }))).toEqual([]);
  expect(await named(apart, (items) => ({ items }))).toEqual(['data.total']);
  const full = (items: readonly object[], wanted: readonly string[]) =>
    wanted.length === 0 ? { items: items.slice(0, 2), total: 2, more: true } : counted(items);
  expect(await named(apart, full), 'as of a dialect without a total').toEqual([]);
});

test('records that change while they are filtered are no difference', async () => {
  let changes = 1;
  const other = { id: '9', name: 'Griffon', colours: ['blue'] };
  const changing = (items: readonly object[], wanted: readonly string[]) => {
    if (wanted.length === 1 && changes > 0) {
      changes -= 1;
      return counted([...items, other]);
    }
    return counted(items);
  };
  expect(await named(apart, changing)).toEqual([]);
});

test('a service that compares one of the members of a filter only is named', async () => {
  const owner = person({ to: 'users' });
  const flights: Resource = {
    ...griffins,
    fields: { name: text({ required: true }), rider: owner, owner },
    list: { columns: ['name'], otherFilters: { user: ['rider', 'owner'] } },
  };
  const [alice, karim] = ['1', '2'].map((id) => ({ id, name: `Personne ${id}` }));
  const records = [
    { id: 'a', name: 'Un', rider: alice, owner: karim },
    { id: 'b', name: 'Deux', rider: alice, owner: alice },
  ];
  const found = (members: readonly ('rider' | 'owner')[]) =>
    namedIn(flights, 'user', ([user]) => {
      const passes = (record: (typeof records)[number]) =>
        user === undefined || members.some((name) => record[name]?.id === user);
      return Response.json({ data: counted(records.filter(passes)) });
    });
  expect(await found(['rider', 'owner'])).toEqual([]);
  expect(await found(['rider'])).toEqual(['filtered by user']);
});
