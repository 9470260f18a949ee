import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { createServer, json, unauthorized } from './testing/server.ts';
import { settle } from './testing/settle.ts';

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<Response>(() => {});
/** Two tabs of one administrator, the first of which is about to leave. */
async function start(hasStorageEvents = true) {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch, hasStorageEvents });
  const [first, second] = [browser.openTab(), browser.openTab()];
  await first.session.signIn('ada@example.com', 'secret');
  await second.session.checkSession();
  server.calls.length = 0;
  return { server, browser, first, second };
}

describe('leaving takes five seconds at most', () => {
  test.each<[string, string, () => Promise<Response> | Response]>([
    ['the sign-out', '/auth/signout', never],
    ['the renewal before it', '/auth/refresh-token?with-refresh=0', never],
  ])('when %s is never answered', async (_, path, answer) => {
    const { server, browser, first } = await start(false);
    server.expireAccess();
    vi.useFakeTimers();
    server.plan('POST', path, answer);
    const left = vi.fn();
    void first.session.signOut().then(left);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(left).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalledOnce();
    expect(browser.items.size).toBe(0);
  });

  test('when every answer takes long: what is left to say is left unsaid', async () => {
    const { server, browser, first } = await start(false);
    vi.useFakeTimers();
    server.plan('POST', '/auth/signout', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return unauthorized();
    });
    const left = vi.fn();
    void first.session.signOut().then(left);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(left).toHaveBeenCalledOnce();
    expect(browser.items.size).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked('signout')).toHaveLength(2);
    expect(browser.items.size).toBe(0);
  });
});

describe('what begins in another tab while one is left', () => {
  test.each([
    ['somebody else', 'bea@example.com', true],
    ['somebody else, unheard of here', 'bea@example.com', false],
    ['the same person', 'ada@example.com', true],
    ['the same person, unheard of here', 'ada@example.com', false],
  ])('stays: %s', async (_, email, hasStorageEvents) => {
    const { server, browser, first, second } = await start(hasStorageEvents);
    const held = server.hold('POST', '/auth/signout');
    first.events.length = 0;
    const left = first.session.signOut();
    await held.asked;
    await second.session.signIn(email, 'secret');
    await settle();
    held.answer(json({}));
    await left;
    await settle();
    expect(Object.fromEntries(browser.items)).toEqual({
      access_token: 'access-2',
      refresh_token: '{"id":2,"value":"refresh-2"}',
      onboarded: 'true',
    });
    expect(second.session.state()).toMatchObject({ accessToken: 'access-2', user: { email } });
    expect(second.events.filter(({ type }) => type !== 'signedIn')).toEqual([]);
    // The tab that was left drops what it held, and goes over to the new session.
    expect(first.events).toEqual([{ type: 'accountChanged' }]);
    expect(await first.session.checkSession()).toMatchObject({ admitted: true, user: { email } });
  });

  test('unless it only renews what is left: then nothing stays', async () => {
    const { server, browser, first, second } = await start();
    server.expireAccess();
    const held = server.hold('POST', '/auth/signout');
    const left = first.session.signOut();
    await held.asked;
    await second.session.request({ path: '/admin/users' });
    expect(browser.items.get('access_token')).toBe('access-2');
    held.answer(json({}, 500));
    await left;
    expect(browser.items.size).toBe(0);
  });
});

test('who leaves twice leaves once', async () => {
  const { server, first } = await start();
  await Promise.all([first.session.signOut(), first.session.signOut()]);
  expect(server.asked('signout')).toHaveLength(1);
});
