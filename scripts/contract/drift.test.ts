import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { options } from '#resources/options.ts';
import { plans } from '#resources/plans.ts';
import { generatedTables } from '#server/generic/generated-table.ts';
import { printed } from './print.ts';
import { access, base, type Changing, openApi, type ReplayedApi } from './replayed-api.ts';
import { type Report, reportOf } from './report.ts';
import { runContract } from './run.ts';
import { type SeededChange, seededChanges } from './seeded-changes.ts';

let api: ReplayedApi;
beforeAll(async () => {
  api = await openApi();
}, 300_000);
afterAll(() => api.world.close());

const asked = { base, access, resources, timeout: 60_000 };

async function replay(seeded?: SeededChange): Promise<Report> {
  const fetch = api.remembering((call, answer) =>
    call === seeded?.call ? seeded.change(answer) : undefined,
  );
  return reportOf(base, await runContract({ ...asked, write: false, only: [], fetch }));
}

const all = ({ sections }: Report) =>
  sections.flatMap(({ name, drifts }) => drifts.map(({ kind, place }) => `${name}: ${kind} ${place}`));

test('the reference API is what the descriptors declare: no difference, and every call that reads was made', async () => {
  const report = await replay();
  expect(all(report)).toEqual([]);
  // An entity that was added may have no record yet.
  const young = generatedTables().map(({ resource }) => resource.endpoints.list.path);
  const isOld = (call: string) => !young.some((path) => call.includes(path));
  expect(report.unchecked.filter(({ call }) => call.startsWith('GET') && isOld(call))).toEqual([]);
  expect(report.records).toBeGreaterThan(500);
}, 300_000);

test('forty changes to what it answers are each named at the right field, and nothing else is', async () => {
  const missed: string[] = [];
  const strays: string[] = [];
  for (const seeded of seededChanges) {
    const { section, kind, place, call } = seeded;
    const found = all(await replay(seeded));
    if (!found.includes(`${section}: ${kind} ${place}`)) missed.push(`${call} ${kind} ${place}`);
    strays.push(
      ...found.filter((each) => !each.startsWith(`${section}: `)).map((each) => `${call} → ${each}`),
    );
  }
  expect(seededChanges).toHaveLength(40);
  expect(missed).toEqual([]);
  expect(strays).toEqual([]);
}, 300_000);

test('no value of a record, no password and no token is in the report', async () => {
  const tokens: string[] = [];
  const leaking: Changing = (_, { status, body }) => {
    const text = JSON.stringify(body);
    tokens.push(...[...text.matchAll(/"(?:access_token|value)":"([^"]+)"/g)].map(([, token]) => token ?? ''));
    return { status, body: { ...Object(body), leaked: 'Alice Dubreuil', note: ['0612345678'] } };
  };
  const report = reportOf(
    base,
    await runContract({ ...asked, write: false, only: [], fetch: api.remembering(leaking) }),
  );
  const said = printed(report) + JSON.stringify(report);
  expect(said).toContain('string(14)');
  expect(tokens.length).toBeGreaterThan(2);
  for (const secret of ['Dubreuil', '0612345678', access.password, ...tokens])
    expect(said).not.toContain(secret);
}, 300_000);

/** Whether anything is left of what was tried, by all that there is. */
async function stored(): Promise<string> {
  const token = await api.world.tokenOf('admin');
  const lists = [options, plans].map(({ endpoints }) => `/api/v1${endpoints.list.path}?limit=100`);
  const answers = await Promise.all(lists.map((path) => api.world.call('GET', path, { token })));
  return JSON.stringify(answers.map(({ body }) => body));
}

async function write(changing?: Changing): Promise<Report> {
  const fetch = api.fetch(changing);
  return reportOf(base, await runContract({ ...asked, write: true, only: ['options', 'plans'], fetch }));
}

test('with --write records are made, changed and deleted, and everything is as it was', async () => {
  const before = await stored();
  const report = await write();
  expect(all(report)).toEqual([]);
  expect(report.unchecked).toEqual([]);
  expect(report.leftovers).toEqual([]);
  expect(await stored()).toBe(before);
}, 300_000);

test('what writing answers is looked at, and a record that did not go is named', async () => {
  const changed = await write((call, answer) => {
    if (call === 'POST /admin/options') return { ...answer, status: 200 };
    return call === 'PUT /subscription-plans/{id}' ? { status: 200, body: { data: null } } : undefined;
  });
  expect(all(changed)).toEqual(['options: status ', 'plans: envelope data']);
  expect(changed.leftovers).toEqual([]);

  const kept = await write((call, answer) =>
    call === 'GET /admin/options/{id}' && answer.status === 404 ? { ...answer, status: 200 } : undefined,
  );
  expect(kept.leftovers).toEqual([{ resource: 'options', id: expect.any(String) }]);
  expect(printed(kept)).toContain('Left behind: a record of options');
}, 300_000);
