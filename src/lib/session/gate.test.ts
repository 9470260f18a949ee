import { describe, expect, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

async function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  await browser.openTab().session.signIn('ada@example.com', 'secret');
  server.calls.length = 0;
  return { server, browser, ...browser.openTab() };
}

describe('the admin gate', () => {
  test('admits an administrator whose tokens are stored, and keeps the user', async () => {
    const { session } = await start();
    expect(await session.checkSession()).toMatchObject({ admitted: true, user: { id: 1, role: 'admin' } });
    expect(session.state().user).toMatchObject({ email: 'ada@example.com' });
  });

  test('makes one call for concurrent checks', async () => {
    const { session, server } = await start();
    await Promise.all([session.checkSession(), session.checkSession(), session.checkSession()]);
    expect(server.calls.map(({ name }) => name)).toEqual(['GET /api/v1/users/me']);
  });

  test('makes no call if no user is signed in, and reports no expiry', async () => {
    const { server, browser } = await start();
    browser.items.clear();
    const { session, toasts } = browser.openTab();
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(server.calls).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['a driver', () => json({ data: { id: 1, role: 'driver' } })],
    ['a user without a role', () => json({ data: { id: 1 } })],
    ['a user who gets 403', () => json({}, 403)],
    ['a user who gets 401', () => json({ code: 'E_OTHER' }, 401)],
    ['a user whose repeated call gets 401', unauthorized],
  ])('rejects %s and removes the tokens', async (_, response) => {
    const { session, server, browser, events } = await start();
    server.respondTo('GET', '/users/me', response);
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
    expect(events).toEqual([{ type: 'signedOut', reason: 'forbidden' }]);
  });

  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch')],
    ['the server breaks', () => json({}, 500)],
    ['the server is unavailable', () => json({}, 503)],
    ['the user is not found', () => json({}, 404)],
    ['the response is a page', () => new Response('<!doctype html>')],
    ['the response is empty', () => new Response('')],
    ['the response is a list', () => json({ data: [] })],
  ])('admits no user when %s, but keeps the tokens', async (_, response) => {
    const { session, server, browser, events } = await start();
    server.respondTo('GET', '/users/me', response);
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(3);
    expect(events).toEqual([]);
    server.reset();
    expect(await session.checkSession()).toMatchObject({ admitted: true });
  });

  test('refreshes an expired token', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    expect(await session.checkSession()).toMatchObject({ admitted: true });
    expect(browser.items.get('access_token')).toBe('access-2');
  });

  test('does not use the response of an older session after a new sign-in', async () => {
    const { session, server } = await start();
    let respondLate = () => {};
    server.respondTo(
      'GET',
      '/users/me',
      () =>
        new Promise((resolve) => {
          respondLate = () => resolve(json({}, 500));
        }),
    );
    const older = session.checkSession();
    await settle();
    await session.signIn('bea@example.com', 'secret');
    server.reset();
    const newer = session.checkSession();
    respondLate();
    expect(await older).toEqual({ admitted: false });
    expect(await newer).toMatchObject({ admitted: true, user: { id: 2 } });
  });
});

describe('a denied call', () => {
  const list = { path: '/admin/users' };
  const denied = () => json({ code: 'E_FORBIDDEN' }, 403);

  test('reads the account again, which tells what the service requires first', async () => {
    const { session, server } = await start();
    await session.checkSession();
    server.respondTo('GET', '/admin/users', denied);
    server.respondTo('GET', '/users/me', () =>
      json({ data: { id: 1, role: 'admin', requiredAction: 'addFactor' } }),
    );
    await expect(session.request(list)).rejects.toMatchObject({ status: 403 });
    await settle();
    expect(session.state().user).toMatchObject({ id: 1, requiredAction: 'addFactor' });
    expect(server.calls.map(({ name }) => name).slice(1)).toEqual([
      'GET /api/v1/admin/users',
      'GET /api/v1/users/me',
    ]);
  });

  test('ends the session of a user who is not an administrator any more', async () => {
    const { session, server, browser, events } = await start();
    await session.checkSession();
    server.respondTo('GET', '/admin/users', denied);
    server.respondTo('GET', '/users/me', () => json({ data: { id: 1, role: 'client' } }));
    await expect(session.request(list)).rejects.toMatchObject({ status: 403 });
    await settle();
    expect(browser.items.size).toBe(0);
    expect(events).toEqual([{ type: 'signedOut', reason: 'forbidden' }]);
  });
});

describe('stored values that are corrupt', () => {
  test.each([
    ['an access token that no header can hold', 'access_token', 'é\n'],
    ['an empty access token', 'access_token', ''],
  ])('%s is not a token', async (_, key, value) => {
    const { browser } = await start();
    browser.items.clear();
    browser.items.set(key, value);
    const { session } = browser.openTab();
    expect(session.state().accessToken).toBeUndefined();
    expect(await session.checkSession()).toEqual({ admitted: false });
    await session.signIn('ada@example.com', 'secret');
    expect(session.state().user?.id).toBe(1);
  });

  test.each([
    ['{'],
    ['null'],
    ['"x"'],
    ['[]'],
    ['{"id":1}'],
    ['{"id":{},"value":"x"}'],
    ['{"id":1,"value":"é"}'],
  ])('%s is not a refresh token', async (value) => {
    const { browser } = await start();
    browser.items.set('refresh_token', value);
    expect(browser.openTab().session.state().refreshToken).toBeUndefined();
  });
});

describe('a browser that denies its storage', () => {
  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test.each([
    ['as a whole', deny],
    ['at each use', () => ({ getItem: deny, setItem: deny, removeItem: deny })],
    ['when it is written to', () => ({ getItem: () => null, setItem: deny, removeItem: () => undefined })],
  ])('%s: this tab still works, from sign-in to sign-out', async (_, storage) => {
    const { browser, server } = await start();
    const { session, events } = browser.openTab(storage);
    await session.signIn('ada@example.com', 'secret');
    expect(await session.checkSession()).toMatchObject({ admitted: true });
    server.expireAccess();
    expect(await session.request({ path: '/admin/users' })).toEqual({ data: { seenBy: 1 } });
    await session.signOut();
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(events.map(({ type }) => type)).toEqual(['signedIn', 'signedOut']);
  });
});
