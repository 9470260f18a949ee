import { describe, expect, test } from 'vitest';
import { describeError } from '#lib/errors/errors.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';
import { settle } from './testing/settle.ts';

function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  return { server, browser, ...browser.openTab() };
}

describe('signing in', () => {
  test('keeps the tokens under their three keys and the user in the state', async () => {
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
    expect(events).toEqual([{ type: 'signedIn', from: 'here' }]);
  });

  test('sends the credentials as they were typed', async () => {
    const { session, server } = start();
    await session.signIn('ada@example.com', ' p&"é ');
    expect(server.calls[0]).toMatchObject({
      name: 'POST /auth/signin',
      body: '{"email":"ada@example.com","password":" p&\\"é "}',
    });
  });

  test('with wrong credentials shows what the server says, and asks for no refresh', async () => {
    const { session, server, browser, toasts } = start();
    const error = await session.signIn('x@example.com', 'x').catch((failure: unknown) => failure);
    expect(describeError(error).text).toBe('Identifiants inconnus.');
    expect(server.asked('refresh-token')).toEqual([]);
    expect(browser.items.size).toBe(0);
    expect(toasts).toEqual([]);
  });

  test.each([
    ['a driver', 'carl@example.com', undefined],
    ['nobody that the server names', 'ada@example.com', { data: { access_token: 'access-9' } }],
    ['someone without a role', 'ada@example.com', { data: { access_token: 'access-9', user: { id: 1 } } }],
  ])('as %s is rejected, logged out with that token, and leaves nothing behind', async (_, email, answer) => {
    const { session, server, browser, events } = start();
    browser.items.set('onboarded', 'true').set('refresh_token', '{"id":0,"value":"left-over"}');
    if (answer !== undefined) server.plan('POST', '/auth/signin', () => json(answer));
    const error = await session.signIn(email, 'secret').catch((failure: unknown) => failure);
    expect(describeError(error).text).toBe('Identifiants ou mot de passe incorrect.');
    await settle();
    const [logout] = server.asked('/auth/signout');
    expect(logout?.headers.get('authorization')).toBe(
      answer === undefined ? 'Bearer access-1' : 'Bearer access-9',
    );
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
    expect(session.state().accessToken).toBeUndefined();
    expect(events).toEqual([]);
  });

  test.each([[undefined], [{}], [{ data: null }], [{ data: { user: { role: 'admin' } } }], [[]]])(
    'with an answer of %j is an error and signs nobody in',
    async (answer) => {
      const { session, server, browser } = start();
      server.plan('POST', '/auth/signin', () => (answer === undefined ? new Response('') : json(answer)));
      await expect(session.signIn('ada@example.com', 'x')).rejects.toMatchObject({ reason: 'shape' });
      expect(browser.items.size).toBe(0);
    },
  );

  test('without a refresh token forgets that of an older session', async () => {
    const { session, server, browser } = start();
    browser.items.set('refresh_token', '{"id":9,"value":"old"}');
    server.plan('POST', '/auth/signin', () =>
      json({ data: { access_token: 'a', user: { id: 1, role: 'admin' } } }),
    );
    await session.signIn('ada@example.com', 'secret');
    expect(browser.items.has('refresh_token')).toBe(false);
    expect(session.state().refreshToken).toBeUndefined();
  });

  test('creating a user does not touch the own session, whatever the server answers', async () => {
    const { session, server, browser } = start();
    await session.signIn('ada@example.com', 'secret');
    const before = Object.fromEntries(browser.items);
    server.plan('POST', '/auth/signup', () =>
      json({ data: { access_token: 'other', refresh_token: { id: 5, value: 'other' }, user: { id: 5 } } }),
    );
    await session.request({ method: 'POST', path: '/auth/signup', body: {} });
    expect(server.asked('signup')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(Object.fromEntries(browser.items)).toEqual(before);
    expect(session.state()).toMatchObject({ accessToken: 'access-1', user: { id: 1 } });
  });
});

describe('signing out', () => {
  test('tells the server, then removes all three keys', async () => {
    const { session, server, browser, events } = start();
    await session.signIn('ada@example.com', 'secret');
    await session.signOut();
    expect(server.asked('POST /auth/signout')[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(browser.items.size).toBe(0);
    expect(session.state()).toMatchObject({
      user: undefined,
      accessToken: undefined,
      refreshToken: undefined,
    });
    expect(events.at(-1)).toEqual({ type: 'signedOut', because: 'asked' });
  });

  test.each([
    ['the connection fails', () => new TypeError('Failed to fetch')],
    ['the server breaks', () => json({}, 500)],
    ['the server refuses', () => json({}, 403)],
  ])('signs out even when %s', async (_, answer) => {
    const { session, server, browser } = start();
    await session.signIn('ada@example.com', 'secret');
    server.plan('POST', '/auth/signout', answer);
    await session.signOut();
    expect(browser.items.size).toBe(0);
  });

  test('with an expired token asks for one without a refresh token, signs out with it, and says nothing', async () => {
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

  test('when the session can no longer be renewed says nothing of it: the person wanted to leave', async () => {
    const { session, server, browser, toasts, events } = start();
    await session.signIn('ada@example.com', 'secret');
    server.expireAccess();
    server.revokeRefresh();
    await session.signOut();
    expect(toasts).toEqual([]);
    expect(browser.items.size).toBe(0);
    expect(events.slice(1)).toEqual([{ type: 'signedOut', because: 'asked' }]);
  });
});

test('switching role is a flag of the state', () => {
  const { session } = start();
  expect(session.state().isSwitchingRole).toBe(false);
  session.setSwitchingRole(true);
  expect(session.state().isSwitchingRole).toBe(true);
});

test('those who watch the state are told, until they stop', async () => {
  const { session } = start();
  let told = 0;
  const stop = session.subscribe(() => {
    told += 1;
  });
  session.setSwitchingRole(true);
  stop();
  session.setSwitchingRole(false);
  expect(told).toBe(1);
});
