import { describe, expect, test } from 'vitest';
import { describeError } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { requestCode, resetPassword } from './one-time-codes.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';

const verify = '/auth/verify-password-otp';
const tokensFor = (role: string) =>
  json({ data: { access_token: 'a-1', refresh_token: { id: 1, value: 'r-1' }, user: { id: 1, role } } });

function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  return { server, browser, ...browser.openTab() };
}

describe('signing in by code', () => {
  test('sends the address and the code, and stores the same as a sign-in', async () => {
    const { session, server, browser, events } = start();
    server.respondTo('POST', verify, () => tokensFor('admin'));
    const user = await session.signInWithCode('ada@example.com', '012345');
    expect(server.calls[0]).toMatchObject({
      name: `POST ${verify}`,
      body: '{"email":"ada@example.com","otp":"012345"}',
    });
    expect(user).toMatchObject({ id: 1, role: 'admin' });
    expect(browser.items.get('access_token')).toBe('a-1');
    expect(session.state()).toMatchObject({ user, accessToken: 'a-1' });
    expect(events).toEqual([{ type: 'signedIn', tab: 'this' }]);
  });

  test('of a user who is not an administrator is rejected with the same message, and signed out', async () => {
    const { session, server, browser } = start();
    server.respondTo('POST', verify, () => tokensFor('client'));
    const error = await session.signInWithCode('x@example.com', '1').catch((error: unknown) => error);
    expect(describeError(error).text).toBe(t('auth.refused'));
    expect(server.callsTo('/auth/signout')[0]?.headers.get('authorization')).toBe('Bearer a-1');
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
  });

  test('with a wrong code shows the message of the server, without a token refresh', async () => {
    const { session, server, browser } = start();
    server.respondTo('POST', verify, () => json({ message: 'Code expiré.', code: 'E_OTP' }, 401));
    const error = await session.signInWithCode('ada@example.com', '1').catch((error: unknown) => error);
    expect(describeError(error).text).toBe('Code expiré.');
    expect(server.callsTo('refresh-token')).toEqual([]);
    expect(browser.items.size).toBe(0);
  });
});

test('a code is requested with the e-mail address only', async () => {
  const { session, server } = start();
  server.respondTo('POST', '/auth/request-otp', () => json({ message: 'Envoyé.' }));
  await requestCode(session, 'ada@example.com', 'sign_in');
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({
    name: 'POST /auth/request-otp',
    body: '{"email":"ada@example.com","purpose":"sign_in"}',
  });
});

test('too many requests show how long to wait', async () => {
  const { session, server } = start();
  server.respondTo('POST', '/auth/request-otp', () => json({ message: 'Réessayez dans 1 min.' }, 429));
  const error = await requestCode(session, 'ada@example.com', 'sign_in').catch((error: unknown) => error);
  expect(error).toMatchObject({ status: 429 });
  expect(describeError(error).text).toBe('Réessayez dans 1 min.');
});

test('a new password is sent with the code, and does not sign in', async () => {
  const { session, server, browser, events } = start();
  server.respondTo('POST', '/auth/reset-password', () => tokensFor('admin'));
  await resetPassword(session, { email: 'ada@example.com', otp: '012345', password: ' p é' });
  expect(server.calls[0]).toMatchObject({
    body: '{"email":"ada@example.com","otp":"012345","password":" p é"}',
  });
  expect(browser.items.size).toBe(0);
  expect(events).toEqual([]);
});
