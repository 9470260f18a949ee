import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeKeptChoices, readKeptChoices } from './preferences.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? 'null')));
const density = { name: 'density', resource: null, value: 'compact', changedAt: '2026-11-26T10:00:00.000Z' };
const columns = { ...density, name: 'columns', resource: 'rides', value: 'identity' };

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

test('what the service keeps has a name for each list; what cannot be read is left out', async () => {
  fetch.mockResolvedValueOnce(Response.json({ data: [density, columns, null, { name: 'x' }] }));
  const changedAt = Date.parse(density.changedAt);
  expect(await readKeptChoices()).toEqual({
    density: { value: 'compact', changedAt },
    'columns:rides': { value: 'identity', changedAt },
  });
  fetch.mockResolvedValueOnce(Response.json({ data: {} }));
  await expect(readKeptChoices()).rejects.toThrow('shape');
});

test('one that the service refuses keeps no other from being sent', async () => {
  const refused = () => Response.json({ errors: {} }, { status: 422 });
  fetch.mockImplementation(async (_, init) =>
    String(init?.body).includes('gone') ? refused() : Response.json({ data: [density] }),
  );
  const kept = await changeKeptChoices({ 'columns:gone': 'x', density: 'compact', 'columns:rides': null });
  expect(Object.keys(kept ?? {})).toEqual(['density']);
  const sent = ['gone', null, 'rides'];
  expect(
    bodies().map(({ preferences }) => preferences.map(({ resource }: { resource: unknown }) => resource)),
  ).toEqual([sent, ...sent.map((resource) => [resource])]);
  expect(await changeKeptChoices({ 'columns:gone': 'x' })).toBeUndefined();
});

test('many choices are sent in several calls', async () => {
  fetch.mockImplementation(async () => Response.json({ data: [] }));
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`columns:list${at}`, 'a']));
  await changeKeptChoices(many);
  expect(bodies().map(({ preferences }) => preferences.length)).toEqual([50, 10]);
});
