import { expect, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { createLeftovers } from './leftovers.ts';
import { liveApi } from './live-api.ts';
import { shops } from './testing/shops.ts';
import { checkWrites } from './writes.ts';

const unsearched: Resource = { ...shops, list: { ...shops.list, search: false } };
const linked: Resource = {
  ...shops,
  title: 'option',
  fields: { ...shops.fields, option: reference({ to: 'options', by: 'titre' }) },
};

interface Service {
  /** The number of older records. They come before a new one. */
  readonly older: number;
  readonly resource?: Resource;
  /** The methods of the calls that get no response after they had their effect. */
  readonly fails?: readonly string[];
  /** The service finds nothing: its index is made later. */
  readonly isLate?: boolean;
  /** The service shows the newest records first. */
  readonly newestFirst?: boolean;
}

/** Returns the ids of the records that a failed check leaves, and those that it names. */
async function after({ older, resource = shops, fails = ['POST'], ...service }: Service) {
  const createdAt = '2026-01-02T03:04:05Z';
  const old = Array.from({ length: older }, (_each, at) => ({
    id: `old ${String(at)}`,
    titre: 'Ancien',
    createdAt,
  }));
  let created: StoredRecord[] = [];
  const list = (query: string) => {
    const all = service.newestFirst ? [...created, ...old] : [...old, ...created];
    const found = all.filter(
      (record) => JSON.stringify(record).includes(query) && !(query && service.isLate),
    );
    return { items: found.slice(0, 50), total: found.length };
  };
  const respond = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = pathname.split('/').at(-1);
    if (request.method === 'GET')
      return { data: list((resource.list.search && searchParams.get('query')) || '') };
    if (request.method === 'DELETE') created = created.filter((each) => each.id !== id);
    else {
      const { image: _image, ...texts } = draftOfParts(resource.fields, partsOf(await request.formData()));
      created = [{ id: 'new', ...texts, icon: null, createdAt }];
    }
    return { data: created[0] ?? null };
  };
  const api = liveApi({
    base: 'https://service.test',
    timeout: 1_000,
    async fetch(input, init) {
      const request = new Request(input, init);
      const body = await respond(request);
      if (fails.includes(request.method)) throw new TypeError('terminated');
      return Response.json(body, { status: request.method === 'POST' ? 201 : 200 });
    },
  });
  const leftovers = createLeftovers();
  const check = { api, findings: createFindings(), operations: operationsOf([resource]) };
  await expect(checkWrites(check, [resource], leftovers)).rejects.toThrow('got no response');
  return { kept: created.map(({ id }) => id), named: leftovers.all.map(({ id }) => id) };
}

test('a record beyond the first page is found by a search, and deleted', async () => {
  expect(await after({ older: 60 })).toEqual({ kept: [], named: [] });
  expect(await after({ older: 3, isLate: true })).toEqual({ kept: [], named: [] });
  expect(await after({ older: 60, isLate: true, newestFirst: true })).toEqual({ kept: [], named: [] });
});

test('without a search, a record that may be beyond the first page is named', async () => {
  expect(await after({ older: 60, resource: unsearched })).toEqual({ kept: ['new'], named: [undefined] });
  expect(await after({ older: 3, resource: unsearched })).toEqual({ kept: [], named: [] });
});

test('a search that need not look into the texts of a record proves nothing', async () => {
  const unfound = { older: 60, isLate: true, resource: linked };
  expect(await after(unfound)).toEqual({ kept: ['new'], named: [undefined] });
  expect(await after({ ...unfound, isLate: false })).toEqual({ kept: [], named: [] });
});

test('a record whose deletion got no response is deleted again, wherever the list has it', async () => {
  const lost = { older: 60, resource: unsearched, fails: ['PUT'] };
  expect(await after(lost)).toEqual({ kept: [], named: [] });
  expect(await after({ ...lost, fails: ['PUT', 'DELETE'] })).toMatchObject({ named: ['new'] });
});
