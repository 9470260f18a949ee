import { describe, expect, test } from 'vitest';
import { isAbortError } from '#lib/api/api-error.ts';
import { describeError } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';

async function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  const tab = browser.openTab();
  await tab.session.signIn('ada@example.com', 'secret');
  server.calls.length = 0;
  tab.events.length = 0;
  return { server, browser, ...tab };
}

const list = { path: '/admin/users' };
const refreshed = 'refresh-token';
const toError = (error: unknown) => error;

describe('a refresh that the server rejects', () => {
  test.each([400, 401, 403, 410, 422])('with %i signs out with one toast for all calls', async (status) => {
    const { session, server, browser, toasts, events } = await start();
    server.expireAccess();
    server.respondTo('POST', '/auth/refresh-token?with-refresh=1', () => json({}, status));
    const failures = await Promise.all([1, 2, 3].map(() => session.request(list).catch(toError)));
    expect(toasts).toEqual(['expired']);
    expect(events).toEqual([{ type: 'signedOut', reason: 'expired' }]);
    expect(browser.items.size).toBe(0);
    expect(session.state()).toMatchObject({ user: undefined, accessToken: undefined });
    expect(failures.every(isAbortError), 'the calls add no toast of their own').toBe(true);
    expect(server.callsTo('admin/users'), 'nothing is repeated').toHaveLength(3);
    expect(server.callsTo(refreshed)).toHaveLength(1);
  });

  test('has the same result as a missing refresh token', async () => {
    const { session, server, browser, toasts } = await start();
    browser.items.delete('refresh_token');
    server.expireAccess();
    await session.request(list).catch(toError);
    expect(server.callsTo(refreshed)).toEqual([]);
    expect(toasts).toEqual(['expired']);
    expect(browser.items.size).toBe(0);
  });
});

describe('a refresh that fails', () => {
  test.each([
    ['the connection fails', () => new TypeError('x'), t('errors.network')],
    ['the server breaks', () => json({}, 500), t('errors.fallback')],
    ['the server is unavailable', () => json({ message: 'En panne.' }, 503), 'En panne.'],
    ['the response is a page', () => new Response('<html>'), t('errors.fallback')],
    ['the response has no token', () => json({ data: {} }), t('errors.fallback')],
  ])('because %s fails the call like any other and keeps the session', async (_, response, text) => {
    const { session, server, browser, toasts, events } = await start();
    server.expireAccess();
    server.respondTo('POST', '/auth/refresh-token?with-refresh=1', response);
    const error = await session.request(list).catch(toError);
    expect(describeError(error).text).toBe(text);
    expect([toasts, events]).toEqual([[], []]);
    expect(browser.items.get('access_token')).toBe('access-1');
    expect(server.callsTo('admin/users')).toHaveLength(1);
    server.reset();
    expect(await session.request(list), 'the next call tries again').toEqual({ data: { seenBy: 1 } });
  });

  test.each([404, 405, 408, 409, 425, 429])(
    'with %i, as from a proxy, proves nothing about the session or the record',
    async (status) => {
      const { session, server, browser, toasts, events } = await start();
      server.expireAccess();
      server.respondTo('POST', '/auth/refresh-token?with-refresh=1', () => json({ message: 'Non.' }, status));
      const error = await session.request(list).catch(toError);
      expect(describeError(error).text).toBe(t('errors.fallback'));
      expect(error, 'the status is not that of the call').toMatchObject({ status: undefined });
      expect([toasts, events]).toEqual([[], []]);
      expect(browser.items.get('refresh_token')).toBe('{"id":1,"value":"refresh-1"}');
      server.reset();
      expect(await session.request(list), 'the next call tries again').toEqual({ data: { seenBy: 1 } });
    },
  );

  test('does not make the gate remove the tokens', async () => {
    const { session, server, browser } = await start();
    server.expireAccess();
    server.respondTo('POST', '/auth/refresh-token?with-refresh=1', () => new TypeError('Failed to fetch'));
    expect(await session.checkSession()).toEqual({ admitted: false });
    expect(browser.items.size).toBe(3);
  });
});
