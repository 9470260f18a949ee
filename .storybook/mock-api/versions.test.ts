import { expect, test } from 'vitest';
import { data, type Route, route } from './routes.ts';
import { withVersions } from './versions.ts';

const read = { method: 'GET', path: '/things/{id}' } as const;
const update = { method: 'PUT', path: '/things/{id}', idempotent: true } as const;

/** Creates a service with one thing. */
function thingService() {
  let thing: object = { id: 1, name: 'A' };
  const routes: readonly Route[] = [
    route(read, () => data(thing)),
    route(update, async (request) => {
      thing = await request.json();
      return data(thing);
    }),
  ];
  const served = withVersions(routes, { read, writes: [update] });
  return async (method: string, body?: object, headers = {}) => {
    const url = 'http://x/api/v1/things/1';
    const request = new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const handler = served.find(([call]) => call.method === method)?.[1];
    return (await handler?.(request, ['1'])) ?? Response.error();
  };
}

test('an outdated version gets 412 with the current record, and the next version', async () => {
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
