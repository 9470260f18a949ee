import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { generatorOf } from '#fields/generators.ts';
import { resources } from '#resources/index.ts';
import { draftOf, draftSchema } from '#schema/draft-schemas.ts';
import type { Field, Link } from '#schema/field.ts';
import { passes } from '#schema/filtered-records.ts';
import { filterParameters } from '#schema/filters.ts';
import { valueAt } from '#schema/json-members.ts';
import { noFile } from '#schema/no-file.ts';
import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { servedAt } from '#schema/served-at.ts';
import { silentLog } from '#server/base/log.ts';
import { generatedResourceTables, resourceTables } from '#server/resource-tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { faultsOf } from '#server/testing/created-records.ts';
import { documentFile } from '#server/testing/documents.ts';
import { pictureFile } from '#server/testing/pictures.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
import { fileOf } from './generated-table.ts';
import { migrateGeneric } from './migrations.ts';
import { seedGeneric } from './seed.ts';

let service: TestService;
let token: string;
let migrated: readonly string[];

beforeAll(async () => {
  service = await embeddedService();
  // Generated records may name these records of the product.
  const settings = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'demo' } as const;
  if (generatedResourceTables.length > 0) await seedEmpty(service.db, settings, silentLog);
  token = await service.tokenOf('admin');
  migrated = await migrateGeneric(service.db);
  await seedGeneric(service.db, { seed: 'demo' }, migrated, resourceTables);
}, 60_000);

afterAll(() => service.close());

test('a migration runs once', async () => {
  expect(await migrateGeneric(service.db)).toEqual([]);
});

const demoOf = (resource: Resource): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../resources/demo/${fileOf(resource)}.json`, import.meta.url), 'utf8'));

const listed = z.union([
  z.array(identified),
  z.pipe(
    z.object({ items: z.array(identified) }),
    z.transform(({ items }) => items),
  ),
]);

/** Returns a list with the id of a record that a form can pick, or an empty list. */
async function pickFrom({ resource, filters = {} }: Link): Promise<readonly string[]> {
  const endpoints = resources.find(({ name }) => name === resource)?.endpoints;
  if (!endpoints) return [];
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  const { body } = await service.call('GET', `${servedAt(endpoints.list)}?${query}`, { token });
  return readData(listed, body)
    .map(({ id }) => id)
    .slice(0, 1);
}

/** Returns what a browser test enters in a field. */
function typedValueOf({ kind, file }: Field): unknown {
  const filling = generatorOf(kind).filling?.([]);
  if (filling?.by === 'file') {
    const chosen = filling.type ? documentFile(filling.type) : pictureFile('image/png');
    return file?.max === undefined ? chosen : [chosen];
  }
  return filling?.by === 'typing' ? filling.text : undefined;
}

/** Returns the draft of the first demo record, as a form sends it. */
async function draftFor(resource: Resource): Promise<Record<string, unknown>> {
  const demo = demoOf(resource)[0] ?? {};
  const writable = Object.entries(resource.fields).filter(([, field]) => field.access !== 'readOnly');
  const entered = writable.map(async ([name, field]) => {
    // A demo record has no password and no file, and its unique values are taken: these values are new.
    if (field.access === 'writeOnly' || field.file || resource.unique?.includes(name))
      return [name, typedValueOf(field)];
    if (field.link === undefined) return [name, field.toDraft(demo[name])];
    const ids = await pickFrom(field.link);
    return [name, field.link.many ? ids : (ids[0] ?? null)];
  });
  return draftSchema(resource).parse(Object.fromEntries(await Promise.all(entered)));
}

const partOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function bodyOf(resource: Resource, sent: Record<string, unknown>) {
  if (resource.endpoints.create?.encoding !== 'multipart') return { token, json: sent };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent))
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== null && part !== undefined) form.append(name, part instanceof File ? part : partOf(part));
  return { token, form };
}

const fileIds = () => service.db.selectFrom('files').select('id').orderBy('id').execute();

const named = generatedResourceTables.map(({ resource }) => [resource.name, resource] as const);

describe.each(named)('%s, served by its descriptor', (_, resource) => {
  const base = servedAt(resource.endpoints.list);

  test('lists its demo records by page and in every order of the descriptor', async () => {
    const { body } = await service.call('GET', `${base}?limit=5`, { token });
    expect(body.data).toMatchObject({ total: demoOf(resource).length, items: { length: 5 } });
    for (const record of readPage(z.unknown(), body).items)
      expect(recordSchema(resource).safeParse(record).error).toBeUndefined();
    for (const sort of resource.list.sort ?? [])
      expect((await service.call('GET', `${base}?sort=-${sort}`, { token })).status).toBe(200);
    const none = await service.call('GET', `${base}?query=zzzzzz`, { token });
    expect(none.body.data).toEqual({ items: [], total: 0 });
  });

  test.runIf(resource.list.search)('finds its demo records by their texts, as they are written', async () => {
    const searched = Object.entries(resource.fields).flatMap(([name, { kind }]) =>
      generatorOf(kind).searched === true ? [name] : [],
    );
    for (const record of demoOf(resource).slice(0, 3))
      for (const name of searched) {
        const text = record[name];
        // A longer one is no search.
        if (typeof text !== 'string' || !/^.{1,60}$/.test(text)) continue;
        const query = new URLSearchParams({ query: text, limit: '50' });
        const { body } = await service.call('GET', `${base}?${query}`, { token });
        const found = readPage(identified, body).items.map((each) => each[name]);
        expect([name, found]).toEqual([name, expect.arrayContaining([text])]);
      }
  });

  test('is filtered by each range, with the value of its first record as the bound', async () => {
    const read = async (query: string) => {
      const { status, body } = await service.call('GET', `${base}?limit=100&${query}`, { token });
      expect([query, status, body.errors]).toEqual([query, 200, undefined]);
      return readPage(identified, body).items;
    };
    const all = await read('');
    for (const parameter of filterParameters(resource).filter(({ bound }) => bound !== undefined)) {
      const stored = Object.entries(all[0] ?? {}).find(([name]) => name === parameter.filter)?.[1];
      const value = parameter.field?.ends?.(stored)?.[parameter.bound === '_to' ? 0 : 1] ?? stored;
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const found = await read(String(new URLSearchParams({ [parameter.name]: String(value) })));
      const expected = all.filter((record) => passes(parameter, record, [String(value)]));
      expect([parameter.name, found.map(({ id }) => id)]).toEqual([
        parameter.name,
        expected.map(({ id }) => id),
      ]);
    }
  });

  test.runIf(resource.endpoints.update)('accepts each of its demo records unchanged', async () => {
    const { items } = readPage(identified, (await service.call('GET', `${base}?limit=50`, { token })).body);
    const replaced = Object.values(resource.fields).flatMap(({ file }) => file?.replaces ?? []);
    for (const record of items) {
      const draft = draftOf(resource, record);
      const hidden = Object.entries(resource.fields).flatMap(([name, field]) =>
        field.access === 'writeOnly' && field.required ? [[name, typedValueOf(field)]] : [],
      );
      const body = bodyOf(resource, draftSchema(resource).parse({ ...draft, ...Object.fromEntries(hidden) }));
      const { status, body: response } = await service.call('PUT', `${base}/${record.id}`, body);
      expect([status, response.errors]).toEqual([200, undefined]);
      const unchanged = Object.keys(record).filter((name) => !replaced.includes(name));
      for (const name of unchanged)
        expect([name, readData(identified, response)[name]]).toEqual([name, record[name]]);
    }
  });

  test('is only for administrators', async () => {
    expect((await service.call('GET', base)).status).toBe(401);
    expect((await service.call('GET', base, { token: await service.tokenOf('client') })).status).toBe(403);
  });

  test.runIf(resource.endpoints.create && resource.unique)(
    'refuses a second record with the same unique value',
    async () => {
      const body = bodyOf(resource, await draftFor(resource));
      const created = await service.call('POST', base, body);
      expect([created.status, created.body.errors]).toEqual([201, undefined]);
      const again = await service.call('POST', base, body);
      expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, [resource.unique?.[0]]]);
      const { id } = readData(identified, created.body);
      expect((await service.call('DELETE', `${base}/${id}`, { token })).status).toBe(200);
    },
  );

  const { dialect } = resource;

  test.runIf(dialect?.list)('lists its demo records as its document says', async () => {
    const path = dialect?.list?.path ?? '';
    const { status, body } = await service.call('GET', `${path}?${dialect?.list?.limit ?? 'limit'}=100`, {
      token,
    });
    const items = valueAt(dialect?.list?.received ?? [], body);
    expect([status, items]).toEqual([200, expect.objectContaining({ length: demoOf(resource).length })]);
    expect((await service.call('GET', path)).status).toBe(401);
  });

  const { create, remove } = resource.endpoints;

  test.runIf(create && remove)('adds a record, changes it and deletes it', async () => {
    const files = await fileIds();
    const body = bodyOf(resource, await draftFor(resource));
    const created = await service.call('POST', base, body);
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    expect(faultsOf(resource, created.body.data)).toEqual([]);
    const one = `${base}/${readData(identified, created.body).id}`;
    expect((await service.call('GET', one, { token })).body.data).toEqual(created.body.data);
    expect((await service.call('PUT', one, body)).status).toBe(200);
    for (const [name, { file }] of Object.entries(resource.fields)) {
      if (!file?.removable) continue;
      const without = bodyOf(resource, { ...(await draftFor(resource)), [name]: noFile });
      const { body: removed } = await service.call('PUT', one, without);
      expect(removed.data).toMatchObject({ [file.replaces]: null });
    }
    const concurrent = await Promise.all([
      service.call('PUT', one, body),
      service.call('PUT', one, body),
      service.call('DELETE', one, { token }),
      service.call('DELETE', one, { token }),
    ]);
    for (const { status, body: response } of concurrent)
      expect([status, 'data' in response]).toEqual([expect.toBeOneOf([200, 404]), status === 200]);
    expect(
      concurrent
        .slice(2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 404]);
    expect((await service.call('GET', one, { token })).status).toBe(404);
    expect(await fileIds()).toEqual(files);
  });
});
