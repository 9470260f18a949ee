import { expect, test } from 'vitest';
import { options } from '#resources/options.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { liveApi } from './live-api.ts';
import { checkResponse } from './responses.ts';

/** Returns whether a response to a call can be read, and its differences. */
async function checked(id: string, response: Response) {
  const [operation] = operationsOf([options]).filter((each) => each.id === id);
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  const findings = createFindings();
  const api = liveApi({ base: 'http://service.test', timeout: 1000, fetch: async () => response });
  const contents = checkResponse(findings, operation, await api.request(operation));
  const differences = findings.all.map(({ type, isTolerated }) => [type, isTolerated]);
  return { isRead: contents !== undefined, differences };
}

test('an empty body is enough for a call that returns only a message', async () => {
  expect(await checked('options.remove', new Response(null, { status: 204 }))).toEqual({
    isRead: true,
    differences: [
      ['status', true],
      ['envelope', true],
    ],
  });
  const empty = { isRead: true, differences: [['envelope', true]] };
  expect(await checked('options.remove', new Response(' '))).toEqual(empty);
});

test('an empty body is no record, and a page of a site is no message', async () => {
  expect((await checked('options.one', new Response(''))).differences).toContainEqual(['envelope', false]);
  const page = new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await checked('options.remove', page)).toEqual({
    isRead: false,
    differences: [['envelope', false]],
  });
});
