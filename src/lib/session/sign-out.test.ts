import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFakeTimers, useRealTimers } from '#lib/api/testing/fake-timers.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

afterEach(useRealTimers);

const never = () => new Promise<Response>(() => {});
/** Opens two tabs of one administrator. */
async function start(hasStorageEvents = true) {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch, hasStorageEvents });
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.session.signIn('ada@example.com', 'secret');
  await second.session.checkSession();
  server.calls.length = 0;
  return { server, browser, first, second };
}

describe('signing out takes five seconds at most', () => {
  test.each<[string, string, () => Promise<Response> | Response]>([
    ['the sign-out', '/auth/signout', never],
    ['the token refresh before it', '/auth/refresh-token?with-refresh=0', never],
  ])('if %s never gets a response', async (_, path, response) => {
    const { server, browser, first } = await start(false);
    server.expireAccess();
    useFakeTimers();
    server.respondTo('POST', path, response);
    const signedOut = vi.fn();
    void first.session.signOut().then(signedOut);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(signedOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(signedOut).toHaveBeenCalledOnce();
    expect(browser.items.size).toBe(0);
  });

  test('if every response takes long: the remaining calls are not made', async () => {
    const { server, browser, first } = await start(false);
    useFakeTimers();
    server.respondTo('POST', '/auth/signout', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return unauthorized();
    });
    const signedOut = vi.fn();
    void first.session.signOut().then(signedOut);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signedOut).toHaveBeenCalledOnce();
    expect(browser.items.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.callsTo('signout')).toHaveLength(2);
    expect(browser.items.size).toBe(0);
  });
});

describe('a session that another tab starts during a sign-out', () => {
  test.each([
    ['of another user', 'bea@example.com', true],
    ['of another user, without storage events', 'bea@example.com', false],
    ['of the same user', 'ada@example.com', true],
    ['of the same user, without storage events', 'ada@example.com', false],
  ])('stays: one %s', async (_, email, hasStorageEvents) => {
    const { server, browser, first, second } = await start(hasStorageEvents);
    const pending = server.hold('POST', '/auth/signout');
    first.events.length = 0;
    const done = first.session.signOut();
    await pending.received;
    await second.session.signIn(email, 'secret');
    await settle();
    pending.respond(json({}));
    await done;
    await settle();
    expect(Object.fromEntries(browser.items)).toEqual({
      access_token: 'access-2',
      refresh_token: '{"id":2,"value":"refresh-2"}',
      onboarded: 'true',
    });
    expect(second.session.state()).toMatchObject({ accessToken: 'access-2', user: { email } });
    expect(second.events.filter(({ type }) => type !== 'signedIn')).toEqual([]);
    // The tab that signed out drops its data and takes over the new session.
    expect(first.events).toEqual([{ type: 'accountChanged' }]);
    expect(await first.session.checkSession()).toMatchObject({ admitted: true, user: { email } });
  });

  test('a mere token refresh in another tab does not keep the session', async () => {
    const { server, browser, first, second } = await start();
    server.expireAccess();
    const pending = server.hold('POST', '/auth/signout');
    const done = first.session.signOut();
    await pending.received;
    await second.session.request({ path: '/admin/users' });
    expect(browser.items.get('access_token')).toBe('access-2');
    pending.respond(json({}, 500));
    await done;
    expect(browser.items.size).toBe(0);
  });
});

test('a second sign-out during the first one makes no call', async () => {
  const { server, first } = await start();
  await Promise.all([first.session.signOut(), first.session.signOut()]);
  expect(server.callsTo('signout')).toHaveLength(1);
});
