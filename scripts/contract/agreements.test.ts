import { expect, test } from 'vitest';
import { productAgreements, productMembers } from '#resources/calls/product.ts';
import { resources } from '#resources/index.ts';
import { filterParameters } from '#schema/filters.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { checkFigures } from './agreements.ts';
import { createFindings } from './findings.ts';
import { liveApi } from './live-api.ts';
import { agreementsOf } from './sums.ts';

const operations = distinct(operationsOf(resources));
const listOf = (name: string) => operations.find(({ id }) => id === `${name}.list`);
const isFilterOf = (list: Operation | undefined, name: string) =>
  list?.holds !== undefined && filterParameters(list.holds).some((parameter) => parameter.name === name);

/** Returns true if a schema has the member at a path like `lines.total`. */
function has(schema: JsonSchema | boolean | undefined, path: string): boolean {
  if (typeof schema !== 'object') return false;
  const { items } = schema;
  if (typeof items === 'object' && !Array.isArray(items)) return has(items, path);
  const [name = '', ...rest] = path.split('.');
  const found = schema.properties?.[name];
  return rest.length === 0 ? found !== undefined : has(found, rest.join('.'));
}

/** Returns what an agreement names and no response has, or no list takes. */
function unknownIn(operation: Operation): string[] {
  const { sums = {}, products = {}, counts = {}, equals } = agreementsOf(operation);
  const own = [
    ...Object.entries(sums).flatMap(([name, parts = []]) => [name, ...parts]),
    ...Object.entries(products).flatMap(([list, items = {}]) =>
      Object.entries(items).flatMap(([name, factors]) => [name, ...factors].map((each) => `${list}.${each}`)),
    ),
    ...Object.keys(counts),
    ...Object.keys(equals?.members ?? {}),
  ].filter((path) => !has(operation.schema, path));
  const filters = Object.values(counts).flatMap(({ list, filters: values = {} }) =>
    listOf(list) === undefined
      ? [list]
      : Object.keys(values).filter((name) => !isFilterOf(listOf(list), name)),
  );
  if (equals === undefined) return [...own, ...filters];
  const { of, filter, members } = equals;
  const isFound = filter === undefined ? operation.of === of : isFilterOf(listOf(of), filter);
  const others = Object.values(members).filter((name) => !has(listOf(of)?.schema, name ?? ''));
  return [...own, ...filters, ...(isFound ? [] : [`${of} of ${operation.id}`]), ...others.map(String)];
}

test('further members of figures are those of calls', () => {
  const ids = operations.map(({ id }) => id);
  expect(Object.keys(productMembers).filter((id) => !ids.includes(id))).toEqual([]);
});

test('every agreement names a call, members of responses, and filters of lists', () => {
  const ids = operations.map(({ id }) => id);
  expect(Object.keys(productAgreements).filter((id) => !ids.includes(id))).toEqual([]);
  expect(
    operations.flatMap((operation) => unknownIn(operation).map((name) => `${operation.id}: ${name}`)),
  ).toEqual([]);
});

const read = {
  group: 'griffins',
  summary: '',
  method: 'GET',
  parameters: [],
  schema: {},
  component: 'Griffins',
  status: 200,
  access: 'admin',
} as const;
const list: Operation = { ...read, id: 'griffins.list', path: '/griffins', envelope: 'paginated' };
const figures: Operation = {
  ...read,
  id: 'griffins.figures',
  path: '/griffin-figures',
  envelope: 'record',
  agreements: { counts: { tame: { list: 'griffins' } } },
};

/** Returns the fields that are named for a list with a total, while the figures have these numbers one after the other. */
async function namedWith(total: object, numbers: readonly number[]): Promise<string[]> {
  let reads = -1;
  const service: typeof fetch = async (address) => {
    if (String(address).includes('/griffins?')) return Response.json({ data: { items: [], ...total } });
    reads += 1;
    return Response.json({ data: { tame: numbers[reads] ?? numbers.at(-1) } });
  };
  const findings = createFindings();
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  await checkFigures({ api, findings, operations: [figures] }, [figures, list]);
  return findings.all.map(({ field }) => field);
}

test('a number of records that is never the total of its list is named', async () => {
  expect(await namedWith({ total: 4 }, [3])).toEqual(['tame']);
  expect(await namedWith({ total: 4 }, [4])).toEqual([]);
});

test('a number that changes between two responses is not named, nor one that the list does not count', async () => {
  expect(await namedWith({ total: 4 }, [3, 5])).toEqual([]);
  expect(await namedWith({ total: 4 }, [3, 3, 4, 4])).toEqual([]);
  expect(await namedWith({ total: 4, more: true }, [9])).toEqual([]);
});
