import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportOf } from './report.ts';
import { runContract } from './run.ts';
import { common, found, groupOf, namesIn } from './testing/found.ts';
import { harmlessChanges, semanticChanges } from './testing/planted-semantic-changes.ts';
import { base, callOf, openReferenceApi, type ReferenceApi } from './testing/reference-api.ts';
import { withStatus } from './testing/response-changes.ts';
import type { SemanticChange } from './testing/semantic-change.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

test('each planted change of meaning is reported at its field', async () => {
  // The first check is of all groups: its responses are the cached ones. The others are of the group that the change is
  // found in, since all of them take most of a minute.
  const unchanged = { call: 'none' };
  expect(await found(api, unchanged)).toEqual([]);
  const areas = Object.entries(semanticChanges);
  for (const group of new Set(areas.flatMap(([, changes]) => changes.map(groupOf))))
    expect(await found(api, unchanged, { only: [group] }), group).toEqual([]);
  for (const [area, changes] of areas) {
    const missed: SemanticChange[] = [];
    for (const planted of changes)
      if (!(await found(api, planted, { only: [groupOf(planted)] })).includes(planted.expected))
        missed.push(planted);
    expect(missed, area).toEqual(changes.filter(({ silent }) => silent !== undefined));
  }
}, 900_000);

test('changes that keep the meaning are not reported', async () => {
  for (const [call, changeResponse] of harmlessChanges)
    expect([call, await found(api, { call, changeResponse })]).toEqual([call, []]);
}, 300_000);

test('a session that survives signing out is reported', async () => {
  const plain = api.cachedFetch();
  let account: Response | undefined;
  let hasSignedOut = false;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (callOf(request) === 'GET /users/me' && hasSignedOut && account) return account;
    const response = await plain(request);
    if (callOf(request) === 'GET /users/me' && response.ok) account = response.clone();
    hasSignedOut ||= callOf(request) === 'POST /auth/signout';
    return response;
  };
  const report = reportOf(base, await runContract({ ...common, only: ['session'], fetch }));
  expect(namesIn(report)).toEqual(['session: status after signing out']);
}, 300_000);

test('a check in which nothing could be read has no result', async () => {
  const fetch = api.cachedFetch({ changeResponse: withStatus(429) });
  await expect(runContract({ ...common, only: ['changes'], fetch })).rejects.toThrow(
    'Nothing could be checked: too many requests (429).',
  );
}, 300_000);
