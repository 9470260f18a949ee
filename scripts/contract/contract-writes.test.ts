import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { reportOf } from './report.ts';
import { runContract } from './run.ts';
import { countOf, documentedCount } from './testing/documented-count.ts';
import { writeChanges } from './testing/planted-writes.ts';
import { access, base, callOf, openReferenceApi, type ReferenceApi } from './testing/reference-api.ts';
import type { SemanticChange } from './testing/semantic-change.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

/** Returns what a check with writes of some groups finds while the API is changed like this. */
async function found({ call, when, ...changes }: Omit<SemanticChange, 'expected'>, only: readonly string[]) {
  const fetch = api.fetch({
    ...changes,
    when: (request) => callOf(request) === call && when?.(request) !== false,
  });
  const options = { base, access, resources, timeout: 60_000, write: true, only, fetch };
  const { sections, leftovers } = reportOf(base, await runContract(options));
  return [
    ...sections.flatMap(({ name, differences }) =>
      differences.map(({ type, field }) => `${name}: ${type} ${field}`.trim()),
    ),
    ...leftovers.map(({ resource }) => `${resource}: not deleted`),
  ];
}

test('each planted change of a write is reported at its field', async () => {
  const groupOf = ({ expected }: SemanticChange) => expected.replace(/: .*/, '');
  for (const group of new Set(writeChanges.map(groupOf)))
    expect(await found({ call: 'none' }, [group]), group).toEqual([]);
  const missed: string[] = [];
  for (const planted of writeChanges) {
    const differences = await found(planted, [groupOf(planted)]);
    if (!differences.includes(planted.expected))
      missed.push(`${planted.call} → ${planted.expected}: ${differences.join(', ')}`);
  }
  expect(missed).toEqual([]);
  expect(documentedCount('writes')).toEqual(countOf(writeChanges, missed));
}, 600_000);
