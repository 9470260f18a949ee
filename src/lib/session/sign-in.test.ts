import { describe, expect, test } from 'vitest';
import { describeError } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';
import { settle } from './testing/settle.ts';

function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  return { server, browser, ...browser.openTab() };
}

describe('signing in', () => {
  test('stores the tokens under their three keys and the user in the state', async () => {
    const { session, browser, events } = start();
    const user = await session.signIn('ada@example.com', 'secret');
    expect(user).toMatchObject({ id: 1, role: 'admin' });
    expect(Object.fromEntries(browser.items)).toEqual({
      access_token: 'access-1',
      refresh_token: '{"id":1,"value":"refresh-1"}',
      onboarded: 'true',
    });
    expect(session.state()).toMatchObject({
      user,
      accessToken: 'access-1',
      refreshToken: { id: 1, value: 'refresh-1' },
      isSwitchingRole: false,
    });
    expect(events).toEqual([{ type: 'signedIn', tab: 'this' }]);
  });

  test('again as the same user continues the session: nothing is dropped, and calls use the new tokens', async () => {
    const { session, server, browser, events } = start();
    await session.signIn('ada@example.com', 'secret');
    const epoch = session.epoch();
    await session.signIn('ada@example.com', 'secret');
    expect(session.epoch()).toBe(epoch);
    expect(events).toHaveLength(1);
    expect(browser.items.get('access_token')).toBe('access-2');
    await session.request({ path: '/admin/users' });
    expect(server.calls.at(-1)?.headers.get('authorization')).toBe('Bearer access-2');
  });

  test('as another user begins another session', async () => {
    const { session, events } = start();
    await session.signIn('ada@example.com', 'secret');
    const epoch = session.epoch();
    await session.signIn('bea@example.com', 'secret');
    expect(session.epoch()).toBe(epoch + 1);
    expect(events).toHaveLength(2);
  });

  test('sends the credentials unchanged', async () => {
    const { session, server } = start();
    await session.signIn('ada@example.com', ' p&"é ');
    expect(server.calls[0]).toMatchObject({
      name: 'POST /auth/signin',
      body: '{"email":"ada@example.com","password":" p&\\"é "}',
    });
  });

  test('with wrong credentials shows the message of the server, without a token refresh', async () => {
    const { session, server, browser, toasts } = start();
    const error = await session.signIn('x@example.com', 'x').catch((error: unknown) => error);
    expect(describeError(error).text).toBe('Identifiants inconnus.');
    expect(server.callsTo('refresh-token')).toEqual([]);
    expect(browser.items.size).toBe(0);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['a driver', 'carl@example.com', undefined],
    ['a response without a user', 'ada@example.com', { data: { access_token: 'access-9' } }],
    ['a user without a role', 'ada@example.com', { data: { access_token: 'access-9', user: { id: 1 } } }],
  ])('as %s is rejected, signed out with that token, and stores nothing', async (_, email, body) => {
    const { session, server, browser, events } = start();
    browser.items.set('onboarded', 'true').set('refresh_token', '{"id":0,"value":"left-over"}');
    if (body !== undefined) server.respondTo('POST', '/auth/signin', () => json(body));
    const error = await session.signIn(email, 'secret').catch((error: unknown) => error);
    expect(describeError(error).text).toBe(t('auth.refused'));
    await settle();
    const [signOut] = server.callsTo('/auth/signout');
    expect(signOut?.headers.get('authorization')).toBe(
      body === undefined ? 'Bearer access-1' : 'Bearer access-9',
    );
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
    expect(session.state().accessToken).toBeUndefined();
    expect(events).toEqual([]);
  });

  test.each([[undefined], [{}], [{ data: null }], [{ data: { user: { role: 'admin' } } }], [[]]])(
    'with a response of %j is an error and does not sign in',
    async (body) => {
      const { session, server, browser } = start();
      server.respondTo('POST', '/auth/signin', () => (body === undefined ? new Response('') : json(body)));
      await expect(session.signIn('ada@example.com', 'x')).rejects.toMatchObject({ reason: 'shape' });
      expect(browser.items.size).toBe(0);
    },
  );

  test('without a refresh token removes that of an older session', async () => {
    const { session, server, browser } = start();
    browser.items.set('refresh_token', '{"id":9,"value":"old"}');
    server.respondTo('POST', '/auth/signin', () =>
      json({ data: { access_token: 'a', user: { id: 1, role: 'admin' } } }),
    );
    await session.signIn('ada@example.com', 'secret');
    expect(browser.items.has('refresh_token')).toBe(false);
    expect(session.state().refreshToken).toBeUndefined();
  });

  test('creating a user does not change the session of the administrator, whatever the response is', async () => {
    const { session, server, browser } = start();
    await session.signIn('ada@example.com', 'secret');
    const before = Object.fromEntries(browser.items);
    server.respondTo('POST', '/auth/signup', () =>
      json({ data: { access_token: 'other', refresh_token: { id: 5, value: 'other' }, user: { id: 5 } } }),
    );
    await session.request({ method: 'POST', path: '/auth/signup', body: {} });
    expect(server.callsTo('signup')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(Object.fromEntries(browser.items)).toEqual(before);
    expect(session.state()).toMatchObject({ accessToken: 'access-1', user: { id: 1 } });
  });
});

describe('signing out', () => {
  test('informs the server, then removes all three keys', async () => {
    const { session, server, browser, events } = start();
    await session.signIn('ada@example.com', 'secret');
    await session.signOut();
    expect(server.callsTo('POST /auth/signout')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(browser.items.size).toBe(0);
    expect(session.state()).toMatchObject({
      user: undefined,
      accessToken: undefined,
      refreshToken: undefined,
    });
    expect(events.at(-1)).toEqual({ type: 'signedOut', reason: 'requested' });
  });

  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch')],
    ['the server breaks', () => json({}, 500)],
    ['the server rejects it', () => json({}, 403)],
  ])('signs out even if %s', async (_, response) => {
    const { session, server, browser } = start();
    await session.signIn('ada@example.com', 'secret');
    server.respondTo('POST', '/auth/signout', response);
    await session.signOut();
    expect(browser.items.size).toBe(0);
  });

  test('with an expired token gets a new one without a refresh token, signs out with it, and shows nothing', async () => {
    const { session, server, browser, toasts } = start();
    await session.signIn('ada@example.com', 'secret');
    server.expireAccess();
    await session.signOut();
    expect(server.calls.map(({ name }) => name).slice(1)).toEqual([
      'POST /auth/signout',
      'POST /auth/refresh-token?with-refresh=0',
      'POST /auth/signout',
    ]);
    expect(browser.items.size).toBe(0);
    expect(toasts).toEqual([]);
  });

  test('shows nothing if the session has expired: the user wanted to sign out', async () => {
    const { session, server, browser, toasts, events } = start();
    await session.signIn('ada@example.com', 'secret');
    server.expireAccess();
    server.revokeRefresh();
    await session.signOut();
    expect(toasts).toEqual([]);
    expect(browser.items.size).toBe(0);
    expect(events.slice(1)).toEqual([{ type: 'signedOut', reason: 'requested' }]);
  });
});

test('switching role is a flag of the state', () => {
  const { session } = start();
  expect(session.state().isSwitchingRole).toBe(false);
  session.setSwitchingRole(true);
  expect(session.state().isSwitchingRole).toBe(true);
});

test('subscribers get the changes of the state until they unsubscribe', async () => {
  const { session } = start();
  let changes = 0;
  const stop = session.subscribe(() => {
    changes += 1;
  });
  session.setSwitchingRole(true);
  stop();
  session.setSwitchingRole(false);
  expect(changes).toBe(1);
});
