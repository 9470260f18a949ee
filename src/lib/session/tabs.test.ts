import { describe, expect, test } from 'vitest';
import { isAbortError } from '#lib/api/api-error.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';
import { settle } from './testing/settle.ts';

type BrowserOptions = Omit<Parameters<typeof createBrowser>[0], 'fetch'>;

async function start(options: BrowserOptions = {}) {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch, ...options });
  await browser.openTab().session.signIn('ada@example.com', 'secret');
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()] as const;
  for (const { session } of tabs) await session.checkSession();
  server.calls.length = 0;
  return { server, browser, tabs };
}

const list = { path: '/admin/users' };
describe('one refresh for all tabs', () => {
  test.each<[string, BrowserOptions]>([
    ['with storage events', {}],
    ['without storage events', { hasStorageEvents: false }],
    ['with late storage events', { lag: 5 }],
  ])('%s: the others take over the tokens of the first one', async (_, options) => {
    const { server, tabs } = await start(options);
    server.expireAccess();
    const calls = tabs.flatMap(({ session }) => [session.request(list), session.request(list)]);
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ data: { seenBy: 1 } })));
    expect(server.callsTo('refresh-token')).toHaveLength(1);
    expect(server.callsTo('admin/users')).toHaveLength(12);
    await settle();
    for (const { session, toasts, events } of tabs) {
      expect(session.state()).toMatchObject({ accessToken: 'access-2', user: { id: 1 } });
      expect([toasts, events]).toEqual([[], []]);
    }
  });

  test('without locks the later tabs take over the tokens of the first one: no tab is signed out', async () => {
    const { server, tabs } = await start({ hasLocks: false });
    server.expireAccess();
    const calls = tabs.map(({ session }) => session.request(list));
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ data: { seenBy: 1 } })));
    expect(tabs.flatMap(({ toasts, events }) => [...toasts, ...events])).toEqual([]);
  });

  test('that is rejected: one toast in one tab, and all are signed out', async () => {
    const { server, browser, tabs } = await start();
    server.expireAccess();
    server.revokeRefresh();
    const failures = tabs.map(({ session }) => session.request(list).catch(isAbortError));
    expect(await Promise.all(failures)).toEqual([true, true, true]);
    await settle();
    expect(tabs.flatMap(({ toasts }) => toasts)).toEqual(['expired']);
    expect(server.callsTo('refresh-token')).toHaveLength(1);
    expect(browser.items.size).toBe(0);
    for (const { session, events } of tabs) {
      expect(session.state().user).toBeUndefined();
      expect(events.map(({ type }) => type)).toEqual(['signedOut']);
    }
  });

  test('a failed refresh of one tab does not stop the others', async () => {
    const { server, tabs } = await start();
    server.expireAccess();
    let attempts = 0;
    server.respondTo('POST', '/auth/refresh-token?with-refresh=1', () => {
      attempts += 1;
      if (attempts === 2) server.reset();
      return json({}, 500);
    });
    const outcomes = await Promise.allSettled(tabs.map(({ session }) => session.request(list)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});

describe('all tabs', () => {
  test('follow a sign-out', async () => {
    const { browser, tabs } = await start();
    const [first, second] = tabs;
    await first.session.signOut();
    await settle();
    expect(second.events).toEqual([{ type: 'signedOut', reason: 'otherTab' }]);
    expect(second.session.state()).toMatchObject({ user: undefined, accessToken: undefined });
    expect(second.toasts).toEqual([]);
    expect(browser.items.size).toBe(0);
  });

  test('follow a sign-in', async () => {
    const { tabs } = await start();
    const [first, second] = tabs;
    await first.session.signOut();
    await settle();
    second.events.length = 0;
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    expect(second.events).toEqual([{ type: 'signedIn', tab: 'other' }]);
    expect(await second.session.checkSession()).toMatchObject({ admitted: true, user: { id: 2 } });
  });

  test('drop their data when another account has signed in', async () => {
    const { tabs } = await start();
    const [first, second] = tabs;
    await first.session.signIn('bea@example.com', 'secret');
    await settle();
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(second.session.state()).toMatchObject({ user: undefined, accessToken: 'access-2' });
    expect(await second.session.checkSession()).toMatchObject({ admitted: true, user: { id: 2 } });
  });

  test('keep their data when the same account has signed in again', async () => {
    const { tabs } = await start();
    const [first, second] = tabs;
    await first.session.signIn('ada@example.com', 'secret');
    await settle();
    expect(second.events).toEqual([]);
    expect(second.session.state()).toMatchObject({ user: { id: 1 }, accessToken: 'access-2' });
  });
});

describe('a tab that missed the storage events, e.g. because it was frozen', () => {
  test('notices a sign-out at its next call and does not make the call', async () => {
    const { server, tabs } = await start({ hasStorageEvents: false });
    const [first, second] = tabs;
    await first.session.signOut();
    server.calls.length = 0;
    expect(await second.session.request(list).catch(isAbortError)).toBe(true);
    expect(server.calls).toEqual([]);
    expect(second.events).toEqual([{ type: 'signedOut', reason: 'otherTab' }]);
    expect(second.toasts).toEqual([]);
  });

  test('makes no call under another account', async () => {
    const { server, tabs } = await start({ hasStorageEvents: false });
    const [first, second] = tabs;
    await first.session.signIn('bea@example.com', 'secret');
    const removal = second.session.request({ method: 'DELETE', path: '/admin/users/7' });
    expect(await removal.catch(isAbortError)).toBe(true);
    expect(second.events).toEqual([{ type: 'accountChanged' }]);
    expect(server.callsTo('DELETE')).toEqual([]);
  });
});
