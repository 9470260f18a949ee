import { describe, expect, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';

async function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  await browser.openTab().session.signIn('ada@example.com', 'secret');
  server.calls.length = 0;
  return { server, browser, ...browser.openTab() };
}

describe('the admin gate', () => {
  test('admits an administrator whose tokens are stored, and keeps the profile', async () => {
    const { session } = await start();
    expect(await session.checkSession()).toMatchObject({ admitted: true, user: { id: 1, role: 'admin' } });
    expect(session.state().user).toMatchObject({ email: 'ada@example.com' });
  });

  test('asks the server once for all who ask together', async () => {
    const { session, server } = await start();
    await Promise.all([session.checkSession(), session.checkSession(), session.checkSession()]);
    expect(server.calls.map(({ name }) => name)).toEqual(['GET /api/v1/users/me']);
  });

  test('asks nothing where nobody is signed in, and says nothing of an expiry', async () => {
    const { server, browser } = await start();
    browser.items.clear();
    const { session, toasts } = browser.openTab();
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(server.calls).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['a driver', () => json({ data: { id: 1, role: 'driver' } })],
    ['someone whose role is not said', () => json({ data: { id: 1 } })],
    ['whom the server refuses', () => json({}, 403)],
    ['whom the server does not know', () => json({ code: 'E_OTHER' }, 401)],
    ['whose repeated call is refused as well', unauthorized],
  ])('refuses %s and removes the tokens', async (_, answer) => {
    const { session, server, browser, events } = await start();
    server.plan('GET', '/users/me', answer);
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
    expect(events).toEqual([{ type: 'signedOut', because: 'refused' }]);
  });

  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch')],
    ['the server breaks', () => json({}, 500)],
    ['the server is away', () => json({}, 503)],
    ['the profile is not found', () => json({}, 404)],
    ['the answer is a page', () => new Response('<!doctype html>')],
    ['the answer is empty', () => new Response('')],
    ['the answer is a list', () => json({ data: [] })],
  ])('admits nobody when %s, but keeps the tokens', async (_, answer) => {
    const { session, server, browser, events } = await start();
    server.plan('GET', '/users/me', answer);
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(3);
    expect(events).toEqual([]);
    server.unplan();
    expect(await session.checkSession()).toMatchObject({ admitted: true });
  });

  test('renews an expired token on the way', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    expect(await session.checkSession()).toMatchObject({ admitted: true });
    expect(browser.items.get('access_token')).toBe('access-2');
  });

  test('does not give the answer of an older session to those who signed in meanwhile', async () => {
    const { session, server } = await start();
    let answerLate = () => {};
    server.plan(
      'GET',
      '/users/me',
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(json({}, 500));
        }),
    );
    const older = session.checkSession();
    await new Promise((resolve) => setTimeout(resolve, 10));
    await session.signIn('bea@example.com', 'secret');
    server.unplan();
    const newer = session.checkSession();
    answerLate();
    expect(await older).toEqual({ admitted: false });
    expect(await newer).toMatchObject({ admitted: true, user: { id: 2 } });
  });
});

describe('stored values that are corrupt', () => {
  test.each([
    ['an access token that no header can hold', 'access_token', 'é\n'],
    ['an empty access token', 'access_token', ''],
  ])('%s is no token', async (_, key, value) => {
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
  ])('a refresh token of %s is none', async (value) => {
    const { browser } = await start();
    browser.items.set('refresh_token', value);
    expect(browser.openTab().session.state().refreshToken).toBeUndefined();
  });
});

describe('a browser that refuses its storage', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  test.each([
    ['as a whole', refuse],
    ['at each use', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['when it is written to', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
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
