import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, groupOf } from './testing/found.ts';
import { writeChanges } from './testing/planted-writes.ts';
import { openReferenceApi, type ReferenceApi } from './testing/reference-api.ts';

let api: ReferenceApi;
beforeAll(async () => {
  api = await openReferenceApi();
}, 300_000);
afterAll(() => api.service.close());

test('each planted change of a write is reported at its field', async () => {
  for (const group of new Set(writeChanges.map(groupOf)))
    expect(await found(api, { call: 'none' }, { write: true, only: [group] }), group).toEqual([]);
  const missed: string[] = [];
  for (const planted of writeChanges) {
    const differences = await found(api, planted, { write: true, only: [groupOf(planted)] });
    if (!differences.includes(planted.expected))
      missed.push(`${planted.call} → ${planted.expected}: ${differences.join(', ')}`);
  }
  expect(missed).toEqual([]);
}, 600_000);
