import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { resources } from '#resources/index.ts';
import type { Link } from '#schema/field.ts';
import type { Resource } from '#schema/resource.ts';
import { draftOf, draftSchema, recordSchema } from '#schema/schemas.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { formOf, pictureFile } from '#server/testing/pictures.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { embeddedWorld, type World } from '#server/testing/world.ts';
import { fileOf, generatedTables } from './generated-table.ts';
import { migrateGeneric } from './migrations.ts';
import { seedGeneric } from './seed.ts';

let world: World;
let token: string;
let migrated: readonly string[];

beforeAll(async () => {
  world = await embeddedWorld();
  token = await world.tokenOf('admin');
  const form = formOf({ titre: 'Hôtel', titre_en: 'Hotel', description: 'Des chambres.' });
  await world.call('POST', '/api/v1/admin/categories', { token, form });
  migrated = await migrateGeneric(world.db);
  await seedGeneric(world.db, { seed: 'demo' }, migrated, resourceTables);
}, 60_000);

afterAll(() => world.close());

test('a migration runs once', async () => {
  expect(await migrateGeneric(world.db)).toEqual([]);
});

const given: Readonly<Record<string, unknown>> = { password: 'un mot de passe long' };
const demoOf = (resource: Resource): readonly Record<string, unknown>[] =>
  JSON.parse(readFileSync(new URL(`../../resources/demo/${fileOf(resource)}.json`, import.meta.url), 'utf8'));

const listed = z.union([
  z.array(identified),
  z.pipe(
    z.object({ items: z.array(identified) }),
    z.transform(({ items }) => items),
  ),
]);

/** Returns the identity of a record that a form can pick, in a list; the list is empty if there are no records. */
async function pickFrom({ resource }: Link): Promise<readonly string[]> {
  const path = resources.find(({ name }) => name === resource)?.endpoints.list.path;
  const { body } = await world.call('GET', `/api/v1${path}`, { token });
  return readData(listed, body)
    .map(({ id }) => id)
    .slice(0, 1);
}

/** Returns a value of a field that no record stores, so that a form enters it each time. */
function hiddenValueOf({ fields }: Resource, name: string): unknown {
  const field = fields[name];
  return field?.file && field.required ? pictureFile('image/png') : given[field?.kind ?? ''];
}

/** Returns what a form sends when the first demo record is entered. */
async function draftFor(resource: Resource): Promise<Record<string, unknown>> {
  const demo = demoOf(resource)[0] ?? {};
  const writable = Object.entries(resource.fields).filter(([, field]) => field.access !== 'readOnly');
  const entered = writable.map(async ([name, field]) => {
    if (field.file) return [name, pictureFile('image/png')];
    if (field.link) {
      const ids = await pickFrom(field.link);
      return [name, field.link.many ? ids : (ids[0] ?? null)];
    }
    return [name, given[field.kind] ?? field.toDraft(demo[name])];
  });
  return draftSchema(resource).parse(Object.fromEntries(await Promise.all(entered)));
}

function bodyOf(resource: Resource, sent: Record<string, unknown>) {
  if (resource.endpoints.create?.body !== 'multipart') return { token, json: sent };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent))
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== null && part !== undefined) form.append(name, part instanceof File ? part : String(part));
  return { token, form };
}

const fileIds = () => world.db.selectFrom('files').select('id').orderBy('id').execute();

const named = generatedTables().map(({ resource }) => [resource.name, resource] as const);

describe.each(named)('%s, served by its descriptor', (_, resource) => {
  const base = `/api/v1${resource.endpoints.list.path}`;

  test('lists its demo records by page and in every order of the descriptor', async () => {
    const { body } = await world.call('GET', `${base}?limit=5`, { token });
    expect(body.data).toMatchObject({ total: demoOf(resource).length, items: { length: 5 } });
    for (const record of readPage(z.unknown(), body).items)
      expect(recordSchema(resource).safeParse(record).error).toBeUndefined();
    for (const sort of resource.list.sort ?? [])
      expect((await world.call('GET', `${base}?sort=-${sort}`, { token })).status).toBe(200);
    const none = await world.call('GET', `${base}?query=zzzzzz`, { token });
    expect(none.body.data).toEqual({ items: [], total: 0 });
  });

  test.runIf(resource.endpoints.update)('accepts each of its demo records unchanged', async () => {
    const { items } = readPage(identified, (await world.call('GET', `${base}?limit=50`, { token })).body);
    const replaced = Object.values(resource.fields).flatMap(({ file }) => file?.replaces ?? []);
    for (const record of items) {
      const draft = draftOf(resource, record);
      const hidden = Object.keys(draft).flatMap((name) => {
        const value = hiddenValueOf(resource, name);
        return value === undefined ? [] : [[name, value]];
      });
      const body = bodyOf(resource, draftSchema(resource).parse({ ...draft, ...Object.fromEntries(hidden) }));
      const { status, body: response } = await world.call('PUT', `${base}/${record.id}`, body);
      expect([status, response.errors]).toEqual([200, undefined]);
      const unchanged = Object.keys(record).filter((name) => !replaced.includes(name));
      for (const name of unchanged)
        expect([name, readData(identified, response)[name]]).toEqual([name, record[name]]);
    }
  });

  test('is only for administrators', async () => {
    expect((await world.call('GET', base)).status).toBe(401);
    expect((await world.call('GET', base, { token: await world.tokenOf('client') })).status).toBe(403);
  });

  test.runIf(resource.endpoints.create)('adds a record, changes it and deletes it', async () => {
    const files = await fileIds();
    const body = bodyOf(resource, await draftFor(resource));
    const created = await world.call('POST', base, body);
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
    expect(recordSchema(resource).safeParse(created.body.data).error).toBeUndefined();
    const one = `${base}/${readData(identified, created.body).id}`;
    expect((await world.call('GET', one, { token })).body.data).toEqual(created.body.data);
    expect((await world.call('PUT', one, body)).status).toBe(200);
    const concurrent = await Promise.all([
      world.call('PUT', one, body),
      world.call('PUT', one, body),
      world.call('DELETE', one, { token }),
      world.call('DELETE', one, { token }),
    ]);
    for (const { status, body: response } of concurrent)
      expect([status, 'data' in response]).toEqual([expect.toBeOneOf([200, 404]), status === 200]);
    expect(
      concurrent
        .slice(2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 404]);
    expect((await world.call('GET', one, { token })).status).toBe(404);
    expect(await fileIds()).toEqual(files);
  });
});
