import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { TranslatedCall } from '#schema/translated-calls.ts';
import { silentLog } from '#server/base/log.ts';
import { readJson } from './body.ts';
import type { Env } from './context.ts';
import { inDialects } from './dialects.ts';
import { handleErrors } from './error-handler.ts';
import { HttpError } from './http-error.ts';

const own = { method: 'PUT', path: '/api/v1/admin/bikes/{id}' };
const calls: readonly TranslatedCall[] = [
  { name: 'update', own, other: { method: 'PATCH', path: '/v2/bikes', sent: ['bike'] } },
  {
    name: 'remove',
    own: { ...own, method: 'DELETE' },
    other: { method: 'DELETE', path: '/v2/bikes/{id}.json' },
  },
  // The same path in another form.
  { name: 'one', own: { ...own, method: 'GET' }, other: { method: 'GET', path: '/api/v1/admin/bikes/{id}' } },
];

/** A service whose responses have the header `X-Served`, and that refuses calls without a token. */
// biome-ignore lint/plugin/own-routes: the route stands for those of the service.
const app: Hono<Env> = new Hono<Env>()
  .use(inDialects(calls, (request, c) => app.fetch(request, c.env)))
  .use(async (c, next) => {
    await next();
    c.res.headers.set('X-Served', '1');
  })
  .use('/api/v1/*', async (c, next) => {
    if (c.req.header('Authorization') === undefined) throw new HttpError(401, 'E_UNAUTHORIZED', 'Non.');
    await next();
  })
  .put('/api/v1/admin/bikes/:id', async (c) =>
    c.json({ data: { id: c.req.param('id'), sent: await readJson(c) } }),
  )
  .get('/api/v1/admin/bikes/:id', (c) => c.json({ data: { id: c.req.param('id') } }));
app.onError(handleErrors(silentLog));
app.notFound((c) => c.text('none', 404));

async function send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const init = {
    ...{ method, duplex: 'half' },
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x', ...headers },
    ...(body !== undefined && { body }),
  };
  const response = await app.fetch(new Request(`http://service.test${path}`, init));
  const text = await response.text();
  return { status: response.status, served: response.headers.get('X-Served'), text };
}
const change = (body: BodyInit, headers?: Record<string, string>) =>
  send('PATCH', '/v2/bikes', body, headers);
const bike = JSON.stringify({ bike: { id: 7, frame: 'F' } });

test('a call in a dialect is made as its resource declares it', async () => {
  expect(await change(bike)).toEqual({
    ...{ status: 200, served: '1' },
    text: JSON.stringify({ id: '7', sent: { frame: 'F' } }),
  });
  expect((await change(bike, { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
});

test('a body whose size is not known before is accepted, too', async () => {
  expect((await change(new Blob([bike]).stream())).status).toBe(200);
});

test('a call in a dialect without a session is refused, whatever is sent', async () => {
  const statusOf = async (body: BodyInit) => {
    const request = new Request('http://service.test/v2/bikes', {
      ...{ method: 'PATCH', body, duplex: 'half' },
      headers: { 'Content-Type': 'application/json' },
    });
    return (await app.fetch(request)).status;
  };
  for (const body of [bike, 'x'.repeat(200_000), '{"bike":{"id":{"toString":null}}}', 'no json'])
    expect(await statusOf(body)).toBe(401);
});

test('what the service cannot read has its own status, and the headers of every response', async () => {
  const bodies: readonly (readonly [body: BodyInit, status: number])[] = [
    ['x'.repeat(200_000), 413],
    ['no json', 400],
    [new Uint8Array([123, 255, 125]), 400],
    [`{"bike":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
  ];
  for (const [body, status] of bodies) expect(await change(body)).toMatchObject({ status, served: '1' });
});

test('a client that goes away halfway causes no server error', async () => {
  const halfway = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"bike":')),
    pull: () => Promise.reject(new Error('aborted')),
  });
  expect((await change(halfway)).status).toBe(400);
});

test('an id that is not a text reaches no record, and one that leads elsewhere reaches none', async () => {
  const odd = await change(JSON.stringify({ bike: { id: { toString: null } } }));
  expect(odd).toMatchObject({ status: 200, text: expect.stringContaining('\ufffd') });
  expect((await send('DELETE', '/v2/bikes/...json')).status).toBe(404);
  expect((await send('DELETE', '/v2/bikes/%.json')).status).toBe(404);
});

test('a dialect at the path of its own call is not an endless loop', async () => {
  expect(await send('GET', '/api/v1/admin/bikes/7')).toMatchObject({ status: 200 });
});
