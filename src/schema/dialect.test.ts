import { expect, test } from 'vitest';
import type { Dialect } from './dialect.ts';
import { fetchInDialect } from './fetch-in-dialect.ts';
import { respondInDialect } from './respond-in-dialect.ts';
import type { TranslatedCall } from './translated-calls.ts';

const host = 'http://service.test';
const ownPaths = { list: '/api/v1/admin/bikes', one: '/api/v1/admin/bikes/{id}' };
const dialect: Dialect = {
  list: {
    method: 'GET',
    path: '/v2/bikes',
    received: ['data', 'bikes'],
    total: ['data', 'total_count'],
    page: 'page[number]',
    firstPage: 0,
    limit: 'page[size]',
    query: 'q',
  },
  one: { method: 'GET', path: '/v2/bikes/{id}.json', received: ['bike'] },
  create: { method: 'POST', path: '/v2/bikes', sent: ['bike'], received: ['bike'] },
  update: { method: 'PATCH', path: '/v2/bikes', sent: ['bike'] },
  remove: { method: 'DELETE', path: '/v2/bikes/{id}.json' },
};
const methods = { list: 'GET', one: 'GET', create: 'POST', update: 'PUT', remove: 'DELETE' } as const;
const names = ['list', 'one', 'create', 'update', 'remove'] as const;

const callsOf = (translated: Dialect): TranslatedCall[] =>
  names.flatMap((name) => {
    const path = name === 'list' || name === 'create' ? ownPaths.list : ownPaths.one;
    const other = translated[name];
    return other ? [{ name, own: { method: methods[name], path }, other }] : [];
  });

const bikes = Array.from({ length: 12 }, (_, index) => ({ id: `b ${index}`, frame: `F${index}` }));

/** The service in the form of this project: it repeats what it gets. */
async function own(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const body = await request.text();
  const received = {
    call: `${request.method} ${url.pathname}`,
    ...(body !== '' && { sent: JSON.parse(body) }),
  };
  if (url.pathname !== ownPaths.list || request.method !== 'GET') return Response.json({ data: received });
  const limit = Number(url.searchParams.get('limit') ?? 10);
  const start = (Number(url.searchParams.get('page') ?? 1) - 1) * limit;
  return Response.json({ data: { items: bikes.slice(start, start + limit), total: bikes.length } });
}

/** Makes a call as the product does, of a service with a dialect. Returns both responses and the other address. */
async function callOwn(translated: Dialect, method: string, path: string, body?: object) {
  const calls = callsOf(translated);
  const respond = respondInDialect(calls, own);
  const made: { call?: string; body?: unknown; response?: unknown } = {};
  const service: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    made.call = `${request.method} ${pathname}${decodeURIComponent(search)}`;
    const text = await request.clone().text();
    if (text !== '') made.body = JSON.parse(text);
    const response = (await respond(request)) ?? (await own(request));
    made.response = await response.clone().json();
    return response;
  };
  const headers = { 'Content-Type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetchInDialect(service, calls, host)(`${host}${path}`, init);
  const read: unknown = await response.json();
  return { ...made, read };
}

test('a list is requested with the parameters of the other service, and read out of its members', async () => {
  const { call, response, read } = await callOwn(
    dialect,
    'GET',
    `${ownPaths.list}?state=new&page=2&limit=5&query=F`,
  );
  expect(call).toBe('GET /v2/bikes?state=new&q=F&page[number]=1&page[size]=5');
  expect(response).toEqual({ data: { bikes: bikes.slice(5, 10), total_count: 12 } });
  expect(read).toEqual({ data: { items: bikes.slice(5, 10), total: 12 } });
});

test('pages may be counted in records, without a total', async () => {
  const list = { method: 'GET', path: '/bikes', offset: 'offset' } as const;
  const first = await callOwn({ list }, 'GET', `${ownPaths.list}?page=1&limit=10`);
  expect([first.call, first.response]).toEqual(['GET /bikes?offset=0&limit=10', bikes.slice(0, 10)]);
  expect(first.read).toEqual({ data: { items: bikes.slice(0, 10), total: 10, more: true } });
  const last = await callOwn({ list }, 'GET', `${ownPaths.list}?page=2&limit=10`);
  expect(last.read).toEqual({ data: { items: bikes.slice(10), total: 12, more: false } });
});

test('an offset that begins no page is refused: rounded down, it would get other records', async () => {
  const list = { method: 'GET', path: '/bikes', offset: 'offset' } as const;
  const pageOf = async (query: string) => {
    const respond = respondInDialect(callsOf({ list }), async ({ url }) =>
      Response.json({ data: [new URL(url).searchParams.get('page')] }),
    );
    const response = await respond(new Request(`${host}/bikes?${query}`));
    return response?.json();
  };
  expect(await pageOf('offset=20')).toEqual(['3']);
  // The service accepts whole numbers from 1 only.
  expect(await pageOf('offset=5&limit=10')).toEqual(['1.5']);
});

test('a service without pages sends every record', async () => {
  const list = { method: 'GET', path: '/bikes' } as const;
  const { call, response, read } = await callOwn({ list }, 'GET', `${ownPaths.list}?page=2&limit=5`);
  expect([call, response]).toEqual(['GET /bikes', bikes]);
  expect(read).toEqual({ data: { items: bikes.slice(5, 10), total: 12 } });
});

test('a service without known pages may count records that it does not send', async () => {
  const list = { method: 'GET', path: '/bikes', received: ['bikes'], total: ['total'] } as const;
  const page = async () => Response.json({ bikes, total: 200 });
  const response = await fetchInDialect(
    page,
    callsOf({ list }),
    host,
  )(`${host}${ownPaths.list}?page=1&limit=5`);
  expect(await response.json()).toEqual({ data: { items: bikes.slice(0, 5), total: 200 } });
});

test.each(['', 'https://service.test', 'https://service.test/prefix/'])(
  'calls of the service at “%s” stay below its path',
  async (base) => {
    const called: unknown[] = [];
    const service: typeof fetch = async (input) => {
      called.push(input);
      return Response.json({});
    };
    const start = base.replace(/\/$/, '');
    const send = fetchInDialect(service, callsOf(dialect), base);
    await send(`${start}/api/v1/admin/bikes/7`);
    await send('https://elsewhere.test/api/v1/admin/bikes/7');
    expect(called).toEqual([`${start}/v2/bikes/7.json`, 'https://elsewhere.test/api/v1/admin/bikes/7']);
  },
);

test('records are read, created and deleted at the paths of the other service', async () => {
  const one = await callOwn(dialect, 'GET', '/api/v1/admin/bikes/b%201');
  const data = { call: 'GET /api/v1/admin/bikes/b%201' };
  expect([one.call, one.response, one.read]).toEqual(['GET /v2/bikes/b%201.json', { bike: data }, { data }]);
  const created = await callOwn(dialect, 'POST', ownPaths.list, { frame: 'F' });
  expect([created.call, created.body]).toEqual(['POST /v2/bikes', { bike: { frame: 'F' } }]);
  expect(created.read).toEqual({ data: { call: 'POST /api/v1/admin/bikes', sent: { frame: 'F' } } });
  const removed = await callOwn(dialect, 'DELETE', '/api/v1/admin/bikes/7');
  expect([removed.call, removed.read]).toEqual([
    'DELETE /v2/bikes/7.json',
    { data: { call: 'DELETE /api/v1/admin/bikes/7' } },
  ]);
});

test('a change at a path without an id has it in the body', async () => {
  const { call, body, read } = await callOwn(dialect, 'PUT', '/api/v1/admin/bikes/b%201', { frame: 'F' });
  expect([call, body]).toEqual(['PATCH /v2/bikes', { bike: { frame: 'F', id: 'b 1' } }]);
  expect(read).toEqual({ data: { call: 'PUT /api/v1/admin/bikes/b%201', sent: { frame: 'F' } } });
});

test('an id in a body is a number where the service has numbers', async () => {
  const update = { method: 'PUT', path: '/bikes', numericId: true } as const;
  const idOf = async (id: string) =>
    (await callOwn({ update }, 'PUT', ownPaths.one.replace('{id}', id), {})).body;
  expect(await idOf('12')).toEqual({ id: 12 });
  expect(await idOf('90071992547409931')).toEqual({ id: '90071992547409931' });
});

test('an id in a body reaches no other call', async () => {
  const body = JSON.stringify({ bike: { id: '../users' } });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://service.test/v2/bikes', { method: 'PATCH', headers, body });
  const response = await respondInDialect(callsOf(dialect), own)(request);
  expect(await response?.json()).toEqual({ call: 'PUT /api/v1/admin/bikes/..%2Fusers', sent: {} });
});

test('other calls, failures and what is not JSON stay as they are', async () => {
  expect((await callOwn(dialect, 'GET', '/api/v1/admin/cars')).call).toBe('GET /api/v1/admin/cars');
  const fails = async () => new Response('<p>', { status: 502 });
  const failed = await fetchInDialect(fails, callsOf(dialect), host)(`${host}${ownPaths.list}`);
  expect([failed.status, await failed.text()]).toEqual([502, '<p>']);
  const odd = async () => new Response('<p>');
  const text = await fetchInDialect(odd, callsOf(dialect), host)(`${host}${ownPaths.list}`);
  expect(await text.text()).toBe('<p>');
  const strange = async () => Response.json({ data: 'x' });
  const read = await fetchInDialect(strange, callsOf(dialect), host)(`${host}${ownPaths.list}`);
  expect(await read.json()).toEqual({});
});

test('the page of the same address is not a call', async () => {
  const headers = { Accept: 'text/html,*/*' };
  const page = new Request('http://service.test/v2/bikes', { headers });
  expect(await respondInDialect(callsOf(dialect), own)(page)).toBeUndefined();
});
