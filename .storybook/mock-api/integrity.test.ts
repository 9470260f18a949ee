import { expect, test } from 'vitest';
import { withIdempotency } from './idempotency.ts';
import { data, failure, type Route, route } from './routes.ts';
import { withVersions } from './versions.ts';

const read = { method: 'GET', path: '/things/{id}' } as const;
const update = { method: 'PUT', path: '/things/{id}', idempotent: true } as const;
const create = { method: 'POST', path: '/things', idempotent: true } as const;

/** Creates a service with one thing, which counts the things that were created. */
function thingService() {
  let thing: object = { id: 1, name: 'A' };
  let created = 0;
  const routes: readonly Route[] = [
    route(read, () => data(thing)),
    route(update, async (request) => {
      thing = await request.json();
      return data(thing);
    }),
    route(create, async (request) => {
      const sent: { name?: string } = await request.json();
      if (sent.name === '') return failure(422, 'Invalid');
      created += 1;
      return data({ id: created }, 201);
    }),
  ];
  const served = withIdempotency(withVersions(routes, { read, writes: [update] }));
  return async (method: string, body?: object, headers = {}) => {
    const url = `http://x/api/v1/things${method === 'POST' ? '' : '/1'}`;
    const request = new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const handler = served.find(([call]) => call.method === method)?.[1];
    return (await handler?.(request, ['1'])) ?? Response.error();
  };
}

test('a stale version gets 412 with the record as it is now, and the next version', async () => {
  const call = thingService();
  const first = (await call('GET')).headers.get('ETag') ?? '';
  const changed = await call('PUT', { id: 1, name: 'B' }, { 'If-Match': first });
  expect(changed.status).toBe(200);
  const refused = await call('PUT', { id: 1, name: 'C' }, { 'If-Match': first });
  expect(refused.status).toBe(412);
  expect(await refused.json()).toMatchObject({ code: 'E_VERSION_CONFLICT', data: { id: 1, name: 'B' } });
  expect(refused.headers.get('ETag')).toBe(changed.headers.get('ETag'));
  expect((await call('GET')).headers.get('ETag')).toBe(changed.headers.get('ETag'));
});

test('a repeated key gets the first response, another body is refused, and a failed try runs again', async () => {
  const call = thingService();
  const headers = { 'Idempotency-Key': 'k' };
  expect((await call('POST', { name: '' }, headers)).status).toBe(422);
  const tries = await Promise.all([1, 2, 3].map(() => call('POST', { name: 'A' }, headers)));
  expect(await Promise.all(tries.map((each) => each.json()))).toEqual(Array(3).fill({ data: { id: 1 } }));
  const other = await call('POST', { name: 'B' }, headers);
  expect([other.status, await other.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'E_IDEMPOTENCY_KEY_REUSED' }),
  ]);
});
