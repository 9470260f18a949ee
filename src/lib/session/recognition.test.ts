import { describe, expect, test } from 'vitest';
import { isAbandoned } from '#lib/api/api-error.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

/** Two tabs of one administrator, the second of which hears of nothing until it makes a call or is told. */
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
const fail = (failure: unknown) => failure;

describe('as long as it can not be told whose tokens another tab stored', () => {
  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch'), { reason: 'network' }],
    ['the server breaks', () => json({}, 500), { status: 500 }],
    ['the server is away', () => json({}, 503), { status: 503 }],
    ['the profile is not found', () => json({}, 404), { status: 404 }],
    ['the answer names nobody', () => json({ message: 'ok' }), { reason: 'shape' }],
    ['the answer is a page', () => new Response('<!doctype html>'), { reason: 'parsing' }],
  ])('because %s, no call is made with them, and each asks again', async (_, answer, failure) => {
    const { server, first, second } = await start();
    server.plan('GET', '/users/me', answer);
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    const removal = { method: 'DELETE', path: '/admin/users/7' } as const;
    for (const call of [list, removal])
      await expect(second.session.request(call)).rejects.toMatchObject(failure);
    expect(server.asked('admin/users')).toEqual([]);
    expect(second.events).toEqual([]);
    server.unplan();
    expect(isAbandoned(await second.session.request(list).catch(fail))).toBe(true);
    expect(server.asked('admin/users')).toEqual([]);
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(second.session.state()).toMatchObject({ user: undefined, accessToken: 'access-2' });
  });

  test('calls go on once it turns out to be the same person', async () => {
    const { server, first, second } = await start();
    server.plan('GET', '/users/me', () => json({}, 500));
    await first.session.signIn('ada@example.com', 'secret');
    await settle();
    await second.session.request(list).catch(fail);
    server.unplan();
    expect(await second.session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(second.events).toEqual([]);
  });

  test('calls made together ask once', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    server.calls.length = 0;
    await Promise.all([second.session.request(list), second.session.request(list)]);
    expect(server.asked('users/me')).toHaveLength(1);
  });

  test('the tab asks again when it is looked at', async () => {
    const { server, browser, first, second } = await start();
    server.plan('GET', '/users/me', () => new TypeError('Failed to fetch'));
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    server.unplan();
    browser.lookAtTabs();
    await settle();
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
  });

  test('leaving is still possible', async () => {
    const { server, browser, first, second } = await start();
    server.plan('GET', '/users/me', () => new TypeError('Failed to fetch'));
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    await second.session.signOut();
    expect(server.asked('signout')).toHaveLength(1);
    expect(browser.items.size).toBe(0);
  });
});

describe('tokens that another tab stored', () => {
  test.each([
    ['forbids', () => json({}, 403)],
    ['refuses', () => json({ code: 'E_OTHER' }, 401)],
    ['refuses even once renewed', unauthorized],
  ])('and that the server %s count as another account', async (_, answer) => {
    const { server, first, second } = await start();
    server.plan('GET', '/users/me', answer);
    await first.session.signIn('ada@example.com', 'secret');
    await settle();
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(second.session.state().user).toBeUndefined();
  });

  test('and that expired while this one slept are renewed before anything is concluded', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    server.expireAccess();
    server.calls.length = 0;
    expect(await second.session.request(list)).toEqual({ data: { seenBy: 1 } });
    expect(server.asked('refresh-token')).toHaveLength(1);
    expect(second.events).toEqual([]);
  });

  test('and replaced again while they were asked about: only the last ones count', async () => {
    const { server, first, second } = await start(false);
    await first.session.signIn('ada@example.com', 'secret');
    const held = server.hold('GET', '/users/me');
    const call = second.session.request(list).catch(fail);
    await held.asked;
    await first.session.signIn('bea@example.com', 'secret');
    server.unplan();
    second.session.request(list).catch(fail);
    held.answer(json({ data: { id: 1, role: 'admin' } }));
    expect(isAbandoned(await call)).toBe(true);
    expect(server.asked('admin/users')).toEqual([]);
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
  });
});

describe('the gate of a tab whose tokens another tab replaces meanwhile', () => {
  test.each([
    ['answered', () => json({ data: { id: 1, role: 'admin' } })],
    ['refused', () => json({}, 403)],
  ])('asks for the new ones when the old ones are %s', async (_, late) => {
    const { server, browser, first } = await start(false);
    const third = browser.openTab();
    const held = server.hold('GET', '/users/me');
    const admission = third.session.checkSession();
    await held.asked;
    await first.session.signIn('bea@example.com', 'secret');
    server.unplan();
    held.answer(late());
    expect(await admission).toMatchObject({ admitted: true, user: { id: 2 } });
    expect(browser.items.get('access_token')).toBe('access-2');
  });
});
