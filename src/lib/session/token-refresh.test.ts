import { describe, expect, test } from 'vitest';
import { isAbortError } from '#lib/api/api-error.ts';
import { describeError } from '#lib/errors/errors.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

async function start(hasLocks = true) {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch, hasLocks });
  const tab = browser.openTab();
  await tab.session.signIn('ada@example.com', 'secret');
  server.calls.length = 0;
  tab.events.length = 0;
  return { server, browser, ...tab };
}

const list = { path: '/admin/users' };
const refreshed = 'refresh-token';
const toError = (error: unknown) => error;

describe('a call whose token expired', () => {
  test('is repeated once with a new token, unnoticed by the user', async () => {
    const { session, server, browser, toasts } = await start();
    server.expireAccess();
    expect(await session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(server.calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['GET /api/v1/admin/users', 'Bearer access-1'],
      ['POST /auth/refresh-token?with-refresh=1', 'Bearer refresh-1'],
      ['GET /api/v1/admin/users', 'Bearer access-2'],
    ]);
    expect(server.callsTo(refreshed)[0]?.headers.get('x-refresh-token-id')).toBe('1');
    expect(browser.items.get('refresh_token')).toBe('{"id":2,"value":"refresh-2"}');
    expect(session.state()).toMatchObject({ accessToken: 'access-2', user: { id: 1 } });
    expect(toasts).toEqual([]);
  });

  test('is repeated with the same body', async () => {
    const { session, server } = await start();
    server.expireAccess();
    const body = new FormData();
    body.set('titre', 'Hôtel');
    await session.request({ method: 'PUT', path: '/admin/categories/1', body });
    expect(server.callsTo('PUT').map((call) => call.body)).toEqual([body, body]);
  });

  test('is repeated with the same headers: a write keeps its key and its version', async () => {
    const { session, server } = await start();
    server.expireAccess();
    const headers = { 'Idempotency-Key': 'k-1', 'If-Match': '"v1"' };
    await session.request({ method: 'PUT', path: '/admin/categories/1', body: {}, headers });
    const sent = server
      .callsTo('PUT')
      .map((call) => [call.headers.get('Idempotency-Key'), call.headers.get('If-Match')]);
    expect(sent).toEqual([
      ['k-1', '"v1"'],
      ['k-1', '"v1"'],
    ]);
  });

  test('keeps the refresh token if the server sends no new one', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    server.respondTo('POST', '/auth/refresh-token?with-refresh=1', () =>
      json({ data: { access_token: 'fresh' } }),
    );
    await session.request(list).catch(toError);
    expect(browser.items.get('refresh_token')).toBe('{"id":1,"value":"refresh-1"}');
    expect(session.state()).toMatchObject({ accessToken: 'fresh', refreshToken: { id: 1 } });
  });

  test('that is rejected again fails like any call: no second refresh, no loop, no sign-out', async () => {
    const { session, server, toasts, events } = await start();
    server.respondTo('GET', '/admin/users', unauthorized);
    const error = await session.request(list).catch(toError);
    expect(describeError(error).text).toBe('Jeton refusé.');
    expect(server.callsTo('admin/users')).toHaveLength(2);
    expect(server.callsTo(refreshed)).toHaveLength(1);
    expect(session.state().accessToken).toBe('access-2');
    expect([toasts, events]).toEqual([[], []]);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('shares one refresh with concurrent calls, %s locks', async (_, hasLocks) => {
    const { session, server } = await start(hasLocks);
    server.expireAccess();
    const responses = await Promise.all(Array.from({ length: 8 }, () => session.request(list)));
    expect(responses).toEqual(Array.from({ length: 8 }, () => ({ data: { seenBy: 1 } })));
    expect(server.callsTo(refreshed)).toHaveLength(1);
    expect(server.callsTo('admin/users')).toHaveLength(16);
  });

  test('that is rejected after the refresh of other calls is only repeated', async () => {
    const { session, server } = await start();
    let reject = () => {};
    server.respondTo(
      'GET',
      '/slow',
      () =>
        new Promise((resolve) => {
          reject = () => resolve(unauthorized());
        }),
    );
    const slow = session.request({ path: '/slow' });
    await settle();
    server.expireAccess();
    await session.request(list);
    server.reset();
    reject();
    expect(await slow).toEqual({ data: { seenBy: 1 } });
    expect(server.callsTo(refreshed)).toHaveLength(1);
  });

  test.each([
    ['another code', () => json({ code: 'E_OTHER', message: 'Non.' }, 401)],
    ['no code', () => json({ message: 'Non.' }, 401)],
    ['another status', () => json({ code: 'E_AUTH_UNAUTHORIZED' }, 403)],
  ])('is the only reason for a refresh: not a response with %s', async (_, response) => {
    const { session, server } = await start();
    server.respondTo('GET', '/admin/users', response);
    await expect(session.request(list)).rejects.toMatchObject({ reason: 'http' });
    expect(server.callsTo(refreshed)).toEqual([]);
  });

  test.each([[{ error: { code: 'E_AUTH_UNAUTHORIZED' } }], [{ data: { code: 'E_AUTH_UNAUTHORIZED' } }]])(
    'is recognized by its code in %j',
    async (body) => {
      const { session, server } = await start();
      server.respondTo('GET', '/admin/users', () => json(body, 401));
      await session.request(list).catch(toError);
      expect(server.callsTo(refreshed)).toHaveLength(1);
    },
  );
});

test('after a sign-out during a refresh the new tokens are dropped', async () => {
  const { session, server, browser } = await start();
  let respond = () => {};
  server.respondTo(
    'POST',
    '/auth/refresh-token?with-refresh=1',
    () =>
      new Promise((resolve) => {
        respond = () =>
          resolve(json({ data: { access_token: 'late', refresh_token: { id: 8, value: 'late' } } }));
      }),
  );
  const call = session.request({ path: '/admin/users' }).catch(toError);
  server.expireAccess();
  await settle();
  server.respondTo('POST', '/auth/signout', () => json({}));
  await session.signOut();
  respond();
  expect(isAbortError(await call)).toBe(true);
  expect(browser.items.size).toBe(0);
  expect(session.state().accessToken).toBeUndefined();
});

test.each([
  ['A response', 200],
  ['A failure', 500],
])('%s that arrives after the sign-out is dropped', async (_, status) => {
  const { session, server } = await start();
  let respond = () => {};
  server.respondTo(
    'GET',
    '/admin/users',
    () =>
      new Promise((resolve) => {
        respond = () => resolve(json({ data: [] }, status));
      }),
  );
  const call = session.request(list).catch(toError);
  await settle();
  await session.signOut();
  respond();
  expect(isAbortError(await call)).toBe(true);
});

test('a call without a session is rejected as it is: nothing has expired', async () => {
  const server = createServer();
  const { session, toasts } = createBrowser({ fetch: server.fetch }).openTab();
  await expect(session.request(list)).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toHaveLength(1);
  expect(toasts).toEqual([]);
});
