import { expect, test } from 'vitest';
import { options } from '#resources/options.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { createLeftovers } from './leftovers.ts';
import { liveApi } from './live-api.ts';
import { checkRefusals } from './refusals.ts';

/** Returns what is left and reported after a service has created a record for anyone, and responds to its deletion like this. */
async function afterCreation(deletion: number) {
  const service: typeof fetch = async (input, init) => {
    const { method, headers } = new Request(input, init);
    if (method === 'POST') return Response.json({ data: { id: '7' } }, { status: 201 });
    return Response.json({}, { status: headers.has('Authorization') ? deletion : 401 });
  };
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: service });
  api.authorize('token');
  const [findings, leftovers] = [createFindings(), createLeftovers()];
  const operations = operationsOf([options]).filter(({ id }) => id === 'options.create');
  await checkRefusals({ api, findings, operations }, [options], leftovers);
  return { left: leftovers.all, statuses: findings.all.map(({ found }) => found) };
}

test('a record that anyone could create is reported, and deleted or named', async () => {
  expect(await afterCreation(200)).toMatchObject({ left: [], statuses: ['201', 'no code'] });
  expect((await afterCreation(500)).left).toEqual([{ resource: 'options', id: '7' }]);
});
