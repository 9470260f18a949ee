import { afterAll, beforeAll, expect, test } from 'vitest';
import { options } from '#resources/options.ts';
import { plans } from '#resources/plans.ts';
import { isObject } from '#schema/objects.ts';
import { servedAt } from '#schema/served-at.ts';
import { generatedResourceTables } from '#server/resource-tables.ts';
import { type Report, reportOf } from './report.ts';
import { reportText } from './report-text.ts';
import { type ContractOptions, runContract } from './run.ts';
import { common, found, groupOf, namesIn } from './testing/found.ts';
import { plantedChanges } from './testing/planted-changes.ts';
import {
  access,
  base,
  type Changes,
  callOf,
  openReferenceApi,
  type ReferenceApi,
} from './testing/reference-api.ts';
import { withStatus } from './testing/response-changes.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

/** Runs the check with a `fetch` that may change responses. */
const run = async (options: Pick<ContractOptions, 'fetch'> & Partial<ContractOptions>): Promise<Report> =>
  reportOf(base, await runContract({ ...common, ...options }));

test('the reference API has no difference, and every call that reads was made', async () => {
  const report = await run({ fetch: api.cachedFetch() });
  expect(namesIn(report)).toEqual([]);
  // A generated resource may have no record yet.
  const generated = generatedResourceTables.map(({ resource }) => resource.endpoints.list.path);
  const isGenerated = (call: string) => generated.some((path) => call.includes(path));
  expect(report.unchecked.filter(({ call }) => call.startsWith('GET') && !isGenerated(call))).toEqual([]);
  expect(report.records).toBeGreaterThan(500);
}, 300_000);

test('each planted change is reported at its field, and nothing else is', async () => {
  const missed: string[] = [];
  const others: string[] = [];
  for (const planted of plantedChanges) {
    const { call, expected } = planted;
    const differences = await found(api, planted);
    if (!differences.includes(expected)) missed.push(`${call} → ${expected}`);
    const elsewhere = differences.filter((each) => !each.startsWith(`${groupOf(planted)}: `));
    others.push(...elsewhere.map((each) => `${call} → ${each}`));
  }
  expect(missed).toEqual([]);
  expect(others).toEqual([]);
}, 600_000);

test('a check that takes longer than its access token is valid goes on with the next one', async () => {
  const plain = api.fetch();
  const uses = new Map<string | null, number>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const token = request.headers.get('authorization');
    uses.set(token, (uses.get(token) ?? 0) + 1);
    const hasExpired = token !== null && (uses.get(token) ?? 0) > 10;
    return hasExpired ? Response.json({ code: 'E_AUTH_UNAUTHORIZED' }, { status: 401 }) : plain(request);
  };
  expect(namesIn(await run({ fetch, only: ['options', 'session'] }))).toEqual([]);
  expect(uses.size).toBeGreaterThan(4);
}, 300_000);

test('a response that is wrong only with some parameters is reported with their names', async () => {
  const ofRides = (names: readonly string[]) => (request: Request) =>
    callOf(request) === 'GET /admin/rides' &&
    names.some((name) => new URL(request.url).searchParams.has(name));
  const textWith = async (names: readonly string[]) => {
    const fetch = api.cachedFetch({ when: ofRides(names), changeResponse: withStatus(500) });
    return reportText(await run({ fetch, only: ['rides'] }));
  };
  expect(await textWith(['status'])).toMatch(/GET \/admin\/rides with status \(\d+ of /);
  expect(await textWith(['status', 'sort'])).toContain('GET /admin/rides with sort or status (');
  expect(await textWith(['page']), 'every response').toContain('GET /admin/rides (');
}, 300_000);

test('the report contains no value of a record, no password and no token', async () => {
  const tokens: string[] = [];
  const leaking: Changes['changeResponse'] = ({ status, body }) => {
    const text = JSON.stringify(body);
    tokens.push(...[...text.matchAll(/"(?:access_token|value)":"([^"]+)"/g)].map(([, token]) => token ?? ''));
    return {
      status,
      body: { ...(isObject(body) ? body : {}), leaked: 'Alice Dubreuil', note: ['0612345678'] },
    };
  };
  const report = await run({ fetch: api.cachedFetch({ changeResponse: leaking }) });
  const output = reportText(report) + JSON.stringify(report);
  expect(output).toContain('string(14)');
  expect(tokens.length).toBeGreaterThan(2);
  for (const secret of ['Dubreuil', '0612345678', access.password, ...tokens])
    expect(output).not.toContain(secret);
}, 300_000);

/** Returns all records of the resources that the check writes to. */
async function stored(): Promise<string> {
  const token = await api.service.tokenOf('admin');
  const lists = [options, plans].map(({ endpoints }) => `${servedAt(endpoints.list)}?limit=100`);
  const responses = await Promise.all(lists.map((path) => api.service.call('GET', path, { token })));
  return JSON.stringify(responses.map(({ body }) => body));
}

const write = (changeResponse: Changes['changeResponse'] = () => undefined, only = ['options', 'plans']) =>
  run({ write: true, only, fetch: api.fetch({ changeResponse }) });

test('with --write records are created, changed and deleted, and nothing remains', async () => {
  const before = await stored();
  const report = await write();
  expect(namesIn(report)).toEqual([]);
  expect(report.unchecked).toEqual([]);
  expect(await stored()).toBe(before);
}, 300_000);

test('a repeated key that gets another response is reported', async () => {
  let created = 0;
  const report = await write((response, call) => {
    if (call !== 'POST /admin/options') return undefined;
    created += 1;
    return created === 2 ? { ...response, body: { data: { id: 'another' } } } : undefined;
  });
  expect(namesIn(report)).toEqual(['options: status with a repeated key']);
}, 300_000);

test('writes of records of others are only tried where they must be refused', async () => {
  const report = await write(undefined, ['users', 'rides', 'withdrawals', 'categories']);
  expect(namesIn(report)).toEqual([]);
  const reason = 'only its refusals were checked: ';
  const tried = report.unchecked.filter((each) => each.reason.startsWith(reason)).map(({ call }) => call);
  expect(tried.toSorted()).toEqual([
    'DELETE /admin/rides/{id}',
    'DELETE /admin/users/{id}',
    'DELETE /admin/users/{id}/factors',
    'DELETE /admin/users/{id}/sessions',
    'DELETE /rides/{id}',
    'POST /admin/categories',
    'POST /auth/signup',
    'PUT /admin/categories/{id}',
    'PUT /admin/users/{id}/role',
    'PUT /admin/users/{id}/status',
    'PUT /admin/wallets/{wallet_id}/transactions/{id}',
  ]);
}, 300_000);
