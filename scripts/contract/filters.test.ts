import { expect, test } from 'vitest';
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

/** Returns what is named if a service has griffins of these colours, and responds like this to some of them. */
async function named(
  colours: readonly (readonly string[])[],
  respond: (items: readonly object[], wanted: readonly string[]) => object,
): Promise<string[]> {
  const records = colours.map((own, id) => ({ id: String(id), name: `Griffon ${String(id)}`, colours: own }));
  const service = async (address: unknown) => {
    const wanted = new URL(String(address)).searchParams.getAll('colours');
    if (wanted.some((value) => !colours.flat().includes(value)))
      return Response.json({ errors: { colours: ['?'] } }, { status: 422 });
    const items = records.filter(
      (record) => wanted.length === 0 || wanted.some((value) => record.colours.includes(value)),
    );
    return Response.json({ data: respond(items, wanted) });
  };
  const findings = createFindings();
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  await checkFilters({ api, findings, operations: operationsOf([griffins]) }, [griffins]);
  return findings.all.map(({ field }) => field);
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
});
