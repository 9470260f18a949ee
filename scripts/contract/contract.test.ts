import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { options } from '#resources/options.ts';
import { plans } from '#resources/plans.ts';
import { isObject } from '#schema/objects.ts';
import { servedAt } from '#schema/served-at.ts';
import { generatedResourceTables } from '#server/resource-tables.ts';
import { type Report, reportOf } from './report.ts';
import { reportText } from './report-text.ts';
import { type ContractOptions, runContract } from './run.ts';
import { countOf, documentedCount } from './testing/documented-count.ts';
import { type PlantedChange, plantedChanges } from './testing/planted-changes.ts';
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

const common = { base, access, resources, timeout: 60_000, write: false, only: [] };

/** Runs the check with a `fetch` that may change responses. */
const run = async (options: Pick<ContractOptions, 'fetch'> & Partial<ContractOptions>): Promise<Report> =>
  reportOf(base, await runContract({ ...common, ...options }));

const check = (planted?: PlantedChange) =>
  run({
    fetch: api.cachedFetch({
      changeResponse: (response, call) => (call === planted?.[0] ? planted[1](response) : undefined),
    }),
  });

const all = ({ sections }: Report) =>
  sections.flatMap(({ name, differences }) =>
    differences.map(({ type, field }) => `${name}: ${type} ${field}`.trim()),
  );

test('the reference API has no difference, and every call that reads was made', async () => {
  const report = await check();
  expect(all(report)).toEqual([]);
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
    const [call, , expected] = planted;
    const section = expected.replace(/: .*/, ': ');
    const found = all(await check(planted));
    if (!found.includes(expected)) missed.push(`${call} → ${expected}`);
    others.push(...found.filter((each) => !each.startsWith(section)).map((each) => `${call} → ${each}`));
  }
  expect(missed).toEqual([]);
  expect(documentedCount('shape')).toEqual(countOf(plantedChanges, missed));
  expect(others).toEqual([]);
}, 600_000);

test('a filter that is ignored, and one that accepts unknown values, are reported', async () => {
  const fetch = api.cachedFetch({
    changeQuery(query, call) {
      if (call === 'GET /admin/rides') query.delete('status');
      if (call === 'GET /admin/transactions') query.delete('amount_min');
    },
  });
  const report = await run({ fetch, only: ['rides', 'transactions', 'users'] });
  expect(all(report).toSorted()).toEqual([
    'rides: envelope filtered by status',
    'rides: status with an unknown status',
    'transactions: envelope filtered by amount_min',
    'transactions: status with an unknown amount_min',
  ]);
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
  expect(all(report)).toEqual([]);
  expect(report.unchecked).toEqual([]);
  expect(report.leftovers).toEqual([]);
  expect(await stored()).toBe(before);
}, 300_000);

test('versions and keys are checked where they are declared', async () => {
  let created = 0;
  const report = await write((response, call) => {
    if (call === 'GET /admin/options/{id}') return { ...response, etag: null };
    if (response.status === 412) return { ...response, body: { code: 'E_VERSION_CONFLICT' } };
    if (call !== 'POST /admin/options') return undefined;
    created += 1;
    if (created === 2) return { ...response, body: { data: { id: 'another' } } };
    return response.status === 422 ? { ...response, status: 201 } : undefined;
  });
  expect(all(report).toSorted()).toEqual([
    'options: envelope ETag',
    'options: envelope data with an outdated If-Match',
    'options: status with a repeated key',
    'options: status with a used key',
    'options: status with required fields left out',
    'plans: envelope data with an outdated If-Match',
  ]);
  expect(report.leftovers).toEqual([]);
}, 300_000);

test('responses of writes are checked, and a record that was not deleted is reported', async () => {
  const changed = await write((response, call) => {
    if (call === 'POST /admin/options' && response.status === 201) return { ...response, status: 200 };
    return call === 'PUT /subscription-plans/{id}' ? { status: 200, body: { data: null } } : undefined;
  });
  expect(all(changed)).toEqual([
    'options: status',
    'plans: envelope data',
    'plans: status with an outdated If-Match',
    'plans: status without a token',
    'plans: envelope without a token',
    'plans: status for an unknown record',
  ]);
  expect(changed.leftovers).toEqual([]);

  const remaining = await write((response, call) =>
    call === 'GET /admin/options/{id}' && response.status === 404 ? { ...response, status: 200 } : undefined,
  );
  expect(remaining.leftovers).toEqual([{ resource: 'options', id: expect.any(String) }]);
  expect(reportText(remaining)).toContain('Not deleted: a record of options');
}, 300_000);

describe('writes of one record', () => {
  const only = ['users', 'rides', 'withdrawals', 'categories'];
  const accepted = { status: 200, body: { data: null } };
  const writes = [
    'DELETE /admin/rides/{id}',
    'DELETE /admin/users/{id}',
    'DELETE /admin/users/{id}/factors',
    'DELETE /admin/users/{id}/sessions',
    'DELETE /rides/{id}',
    'PUT /admin/categories/{id}',
    'PUT /admin/users/{id}/role',
    'PUT /admin/users/{id}/status',
    'PUT /admin/wallets/{wallet_id}/transactions/{id}',
  ];
  /** Returns the calls with a difference of this field, each once. */
  const callsWith = ({ sections }: Report, field: string) =>
    sections
      .flatMap(({ differences }) => differences.filter((each) => each.field === field))
      .filter(({ type, isTolerated }) => type === 'status' && !isTolerated)
      .flatMap(({ calls }) => calls.map(({ call }) => call))
      .toSorted();

  test('of others are only tried where they must be refused', async () => {
    const report = await write(undefined, only);
    expect(all(report)).toEqual([]);
    const reason = 'only its refusals were checked: it would change existing records';
    const tried = report.unchecked.filter((each) => each.reason === reason).map(({ call }) => call);
    expect(tried.toSorted()).toEqual(writes);
  }, 300_000);

  test.for([
    ['without a token', 401],
    ['for an unknown record', 404],
  ] as const)('must be refused %s', { timeout: 300_000 }, async ([field, refusal]) => {
    const report = await write(
      ({ status }, call) => (!call.startsWith('GET') && status === refusal ? accepted : undefined),
      only,
    );
    expect(callsWith(report, field)).toEqual(writes);
  });
});
