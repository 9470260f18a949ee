import { describe, expect, test } from 'vitest';
import { isAbortError } from '#lib/api/api-error.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

/** Opens two tabs of one administrator. */
async function start(hasStorageEvents = true) {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch, hasStorageEvents });
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.session.signIn('ada@example.com', 'secret');
  await second.session.checkSession();
  server.calls.length = 0;
  first.events.length = 0;
  second.events.length = 0;
  return { server, browser, first, second };
}

const list = { path: '/admin/users' };
const toError = (error: unknown) => error;

describe('while the owner of tokens of another tab is unknown', () => {
  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch'), { reason: 'network' }],
    ['the server breaks', () => json({}, 500), { status: 500 }],
    ['the server is unavailable', () => json({}, 503), { status: 503 }],
    ['the user is not found', () => json({}, 404), { status: 404 }],
    ['the response has no user', () => json({ message: 'ok' }), { reason: 'shape' }],
    ['the response is a page', () => new Response('<!doctype html>'), { reason: 'parsing' }],
  ])('because %s, no call is made with them, and each call checks again', async (_, response, failure) => {
    const { server, first, second } = await start();
    server.respondTo('GET', '/users/me', response);
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    const removal = { method: 'DELETE', path: '/admin/users/7' } as const;
    for (const call of [list, removal])
      await expect(second.session.request(call)).rejects.toMatchObject(failure);
    expect(server.callsTo('admin/users')).toEqual([]);
    expect(second.events).toEqual([]);
    server.reset();
    expect(isAbortError(await second.session.request(list).catch(toError))).toBe(true);
    expect(server.callsTo('admin/users')).toEqual([]);
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(second.session.state()).toMatchObject({ user: undefined, accessToken: 'access-2' });
  });

  test('calls continue once the owner is known to be the same user', async () => {
    const { server, first, second } = await start();
    server.respondTo('GET', '/users/me', () => json({}, 500));
    await first.session.signIn('ada@example.com', 'secret');
    await settle();
    await second.session.request(list).catch(toError);
    server.reset();
    expect(await second.session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(second.events).toEqual([]);
  });

  test('concurrent calls share one check', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    server.calls.length = 0;
    await Promise.all([second.session.request(list), second.session.request(list)]);
    expect(server.callsTo('users/me')).toHaveLength(1);
  });

  test('the tab checks again when it is shown', async () => {
    const { server, browser, first, second } = await start();
    server.respondTo('GET', '/users/me', () => new TypeError('Failed to fetch'));
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    server.reset();
    browser.showTabs();
    await settle();
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
  });

  test('signing out is still possible', async () => {
    const { server, browser, first, second } = await start();
    server.respondTo('GET', '/users/me', () => new TypeError('Failed to fetch'));
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    await second.session.signOut();
    expect(server.callsTo('signout')).toHaveLength(1);
    expect(browser.items.size).toBe(0);
  });
});

describe('tokens that another tab stored', () => {
  test.each([
    ['with 403', () => json({}, 403)],
    ['with 401', () => json({ code: 'E_OTHER' }, 401)],
    ['with 401 even after a refresh', unauthorized],
  ])('and that the server rejects %s count as another account', async (_, response) => {
    const { server, first, second } = await start();
    server.respondTo('GET', '/users/me', response);
    await first.session.signIn('ada@example.com', 'secret');
    await settle();
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(second.session.state().user).toBeUndefined();
  });

  test('and that have expired are refreshed before the check', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    server.expireAccess();
    server.calls.length = 0;
    expect(await second.session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(server.callsTo('refresh-token')).toHaveLength(1);
    expect(second.events).toEqual([]);
  });

  test('and replaced again during the check: only the last ones count', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    const pending = server.hold('GET', '/users/me');
    const call = second.session.request(list).catch(toError);
    await pending.received;
    await first.session.signIn('bea@example.com', 'secret');
    server.reset();
    second.session.request(list).catch(toError);
    pending.respond(json({ data: { id: 1, role: 'admin' } }));
    expect(isAbortError(await call)).toBe(true);
    expect(server.callsTo('admin/users')).toEqual([]);
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
  });
});

describe('the gate of a tab whose tokens another tab replaces during the check', () => {
  test.each([
    ['accepted', () => json({ data: { id: 1, role: 'admin' } })],
    ['rejected', () => json({}, 403)],
  ])('checks the new ones if the old ones are %s', async (_, late) => {
    const { server, browser, first } = await start(false);
    const third = browser.openTab();
    const pending = server.hold('GET', '/users/me');
    const admission = third.session.checkSession();
    await pending.received;
    await first.session.signIn('bea@example.com', 'secret');
    server.reset();
    pending.respond(late());
    expect(await admission).toMatchObject({ admitted: true, user: { id: 2 } });
    expect(browser.items.get('access_token')).toBe('access-2');
  });
});
