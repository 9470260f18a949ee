import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { reportOf } from './report.ts';
import { runContract } from './run.ts';
import { countOf, documentedCount } from './testing/documented-count.ts';
import { harmlessChanges, semanticChanges } from './testing/planted-semantic-changes.ts';
import { access, base, callOf, openReferenceApi, type ReferenceApi } from './testing/reference-api.ts';
import { withStatus } from './testing/response-changes.ts';
import { everyCall, type SemanticChange } from './testing/semantic-change.ts';

const options = { base, access, resources, timeout: 60_000, write: false };

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

/** Returns the differences that a check of some groups, or of all, finds while the API is changed like this. */
async function found(
  { call, when, changeQuery, changeResponse }: Omit<SemanticChange, 'expected'>,
  only: readonly string[] = [],
): Promise<string[]> {
  const isOf = (request: Request) => call === everyCall || callOf(request) === call;
  const fetch = api.cachedFetch({
    when: (request) => isOf(request) && when?.(request) !== false,
    ...(changeQuery && { changeQuery }),
    ...(changeResponse && { changeResponse }),
  });
  const { sections } = reportOf(base, await runContract({ ...options, only, fetch }));
  return sections.flatMap(({ name, differences }) =>
    differences.map(({ type, field }) => `${name}: ${type} ${field}`.trim()),
  );
}

test('each planted change of meaning is reported at its field', async () => {
  // The first check is of all groups: its responses are the cached ones. The others are of the group that the change is
  // found in, since all of them take most of a minute.
  const unchanged = { call: 'none' };
  expect(await found(unchanged)).toEqual([]);
  const groupOf = ({ expected }: SemanticChange) => expected.replace(/: .*/, '');
  const areas = Object.entries(semanticChanges);
  for (const group of new Set(areas.flatMap(([, changes]) => changes.map(groupOf))))
    expect(await found(unchanged, [group]), group).toEqual([]);
  for (const [area, changes] of areas) {
    const missed: SemanticChange[] = [];
    for (const planted of changes)
      if (!(await found(planted, [groupOf(planted)])).includes(planted.expected)) missed.push(planted);
    expect(missed, area).toEqual(changes.filter(({ silent }) => silent !== undefined));
    expect(documentedCount(area), area).toEqual(countOf(changes, missed));
  }
}, 900_000);

test('changes that keep the meaning are not reported', async () => {
  for (const [call, changeResponse] of harmlessChanges)
    expect([call, await found({ call, changeResponse })]).toEqual([call, []]);
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
  const { sections } = reportOf(base, await runContract({ ...options, only: ['session'], fetch }));
  expect(sections.flatMap(({ differences }) => differences.map(({ field }) => field))).toEqual([
    'after signing out',
  ]);
}, 300_000);

test('a check in which nothing could be read has no result', async () => {
  const fetch = api.cachedFetch({ changeResponse: withStatus(429) });
  await expect(runContract({ ...options, only: ['changes'], fetch })).rejects.toThrow(
    'Nothing could be checked: too many requests (429).',
  );
}, 300_000);
