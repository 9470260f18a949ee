import { describe, expect, test } from 'vitest';
import { isAbandoned } from '#lib/api/api-error.ts';
import { describeError } from '#lib/errors/errors.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';

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
const fail = (failure: unknown) => failure;

describe('a call whose token expired', () => {
  test('is repeated once with a new token, and nobody notices', async () => {
    const { session, server, browser, toasts } = await start();
    server.expireAccess();
    expect(await session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(server.calls.map(({ name, headers }) => [name, headers.get('authorization')])).toEqual([
      ['GET /api/v1/admin/users', 'Bearer access-1'],
      ['POST /auth/refresh-token?with-refresh=1', 'Bearer refresh-1'],
      ['GET /api/v1/admin/users', 'Bearer access-2'],
    ]);
    expect(server.asked(refreshed)[0]?.headers.get('x-refresh-token-id')).toBe('1');
    expect(browser.items.get('refresh_token')).toBe('{"id":2,"value":"refresh-2"}');
    expect(session.state()).toMatchObject({ accessToken: 'access-2', user: { id: 1 } });
    expect(toasts).toEqual([]);
  });

  test('is repeated with all it carried', async () => {
    const { session, server } = await start();
    server.expireAccess();
    const body = new FormData();
    body.set('titre', 'Hôtel');
    await session.request({ method: 'PUT', path: '/admin/categories/1', body });
    expect(server.asked('PUT').map((call) => call.body)).toEqual([body, body]);
  });

  test('keeps the refresh token where the server gives no new one', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    server.plan('POST', '/auth/refresh-token?with-refresh=1', () =>
      json({ data: { access_token: 'fresh' } }),
    );
    await session.request(list).catch(fail);
    expect(browser.items.get('refresh_token')).toBe('{"id":1,"value":"refresh-1"}');
    expect(session.state()).toMatchObject({ accessToken: 'fresh', refreshToken: { id: 1 } });
  });

  test('that is refused again fails as any call: no second refresh, no loop, no sign-out', async () => {
    const { session, server, toasts, events } = await start();
    server.plan('GET', '/admin/users', unauthorized);
    const error = await session.request(list).catch(fail);
    expect(describeError(error).text).toBe('Jeton refusé.');
    expect(server.asked('admin/users')).toHaveLength(2);
    expect(server.asked(refreshed)).toHaveLength(1);
    expect(session.state().accessToken).toBe('access-2');
    expect([toasts, events]).toEqual([[], []]);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('shares one refresh with all that fail beside it, %s locks', async (_, hasLocks) => {
    const { session, server } = await start(hasLocks);
    server.expireAccess();
    const answers = await Promise.all(Array.from({ length: 8 }, () => session.request(list)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ data: { seenBy: 1 } })));
    expect(server.asked(refreshed)).toHaveLength(1);
    expect(server.asked('admin/users')).toHaveLength(16);
  });

  test('that was refused late, after the refresh of others, is only repeated', async () => {
    const { session, server } = await start();
    let refuse = () => {};
    server.plan(
      'GET',
      '/slow',
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(unauthorized());
        }),
    );
    const slow = session.request({ path: '/slow' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    server.expireAccess();
    await session.request(list);
    server.unplan();
    refuse();
    expect(await slow).toEqual({ data: { seenBy: 1 } });
    expect(server.asked(refreshed)).toHaveLength(1);
  });

  test.each([
    ['another code', () => json({ code: 'E_OTHER', message: 'Non.' }, 401)],
    ['no code', () => json({ message: 'Non.' }, 401)],
    ['another status', () => json({ code: 'E_AUTH_UNAUTHORIZED' }, 403)],
  ])('is the only reason for a refresh: not a refusal with %s', async (_, answer) => {
    const { session, server } = await start();
    server.plan('GET', '/admin/users', answer);
    await expect(session.request(list)).rejects.toMatchObject({ reason: 'http' });
    expect(server.calls).toHaveLength(1);
  });

  test.each([[{ error: { code: 'E_AUTH_UNAUTHORIZED' } }], [{ data: { code: 'E_AUTH_UNAUTHORIZED' } }]])(
    'is recognised wherever its code stands: %j',
    async (body) => {
      const { session, server } = await start();
      server.plan('GET', '/admin/users', () => json(body, 401));
      await session.request(list).catch(fail);
      expect(server.asked(refreshed)).toHaveLength(1);
    },
  );
});

describe('a refresh that the server refuses', () => {
  test.each([400, 401, 403, 404, 422])(
    'with %i signs out and says so once, for all calls',
    async (status) => {
      const { session, server, browser, toasts, events } = await start();
      server.expireAccess();
      server.plan('POST', '/auth/refresh-token?with-refresh=1', () => json({}, status));
      const failures = await Promise.all([1, 2, 3].map(() => session.request(list).catch(fail)));
      expect(toasts).toEqual(['expired']);
      expect(events).toEqual([{ type: 'signedOut', because: 'expired' }]);
      expect(browser.items.size).toBe(0);
      expect(session.state()).toMatchObject({ user: undefined, accessToken: undefined });
      expect(failures.every(isAbandoned), 'the calls add no toast of their own').toBe(true);
      expect(server.asked('admin/users'), 'nothing is repeated').toHaveLength(3);
      expect(server.asked(refreshed)).toHaveLength(1);
    },
  );

  test('and one that can not be asked for, without a refresh token, end alike', async () => {
    const { session, server, browser, toasts } = await start();
    browser.items.delete('refresh_token');
    server.expireAccess();
    await session.request(list).catch(fail);
    expect(server.asked(refreshed)).toEqual([]);
    expect(toasts).toEqual(['expired']);
    expect(browser.items.size).toBe(0);
  });
});

describe('a refresh that could not be decided', () => {
  test.each([
    [
      'the connection fails',
      () => new TypeError('x'),
      'Veuillez vérifier votre connection internet puis réessayer',
    ],
    ['the server breaks', () => json({}, 500), 'Une erreur est survenue, veuillez réessayer.'],
    ['the server is away', () => json({ message: 'En panne.' }, 503), 'En panne.'],
    ['the answer is a page', () => new Response('<html>'), 'Une erreur est survenue, veuillez réessayer.'],
    ['the answer holds no token', () => json({ data: {} }), 'Une erreur est survenue, veuillez réessayer.'],
  ])('because %s fails the call as any other and keeps the session', async (_, answer, text) => {
    const { session, server, browser, toasts, events } = await start();
    server.expireAccess();
    server.plan('POST', '/auth/refresh-token?with-refresh=1', answer);
    const error = await session.request(list).catch(fail);
    expect(describeError(error).text).toBe(text);
    expect([toasts, events]).toEqual([[], []]);
    expect(browser.items.get('access_token')).toBe('access-1');
    expect(server.asked('admin/users')).toHaveLength(1);
    server.unplan();
    expect(await session.request(list), 'the next call tries again').toEqual({ data: { seenBy: 1 } });
  });

  test('does not have the gate remove the tokens', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    server.plan('POST', '/auth/refresh-token?with-refresh=1', () => new TypeError('Failed to fetch'));
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(3);
  });
});

test('a sign-out during a refresh stands: the new tokens are dropped', async () => {
  const { session, server, browser } = await start();
  let answer = () => {};
  server.plan(
    'POST',
    '/auth/refresh-token?with-refresh=1',
    () =>
      new Promise((resolve) => {
        answer = () =>
          resolve(json({ data: { access_token: 'late', refresh_token: { id: 8, value: 'late' } } }));
      }),
  );
  const call = session.request({ path: '/admin/users' }).catch(fail);
  server.expireAccess();
  await new Promise((resolve) => setTimeout(resolve, 10));
  server.plan('POST', '/auth/signout', () => json({}));
  await session.signOut();
  answer();
  expect(isAbandoned(await call)).toBe(true);
  expect(browser.items.size).toBe(0);
  expect(session.state().accessToken).toBeUndefined();
});

test.each([
  ['An answer', 200],
  ['A failure', 500],
])('%s that comes after the sign-out is given to nobody', async (_, status) => {
  const { session, server } = await start();
  let answer = () => {};
  server.plan(
    'GET',
    '/admin/users',
    () =>
      new Promise((resolve) => {
        answer = () => resolve(json({ data: [] }, status));
      }),
  );
  const call = session.request(list).catch(fail);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await session.signOut();
  answer();
  expect(isAbandoned(await call)).toBe(true);
});

test('a call made by nobody is refused as it is: nothing expired', async () => {
  const server = createServer();
  const { session, toasts } = createBrowser({ fetch: server.fetch }).openTab();
  await expect(session.request(list)).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toHaveLength(1);
  expect(toasts).toEqual([]);
});
