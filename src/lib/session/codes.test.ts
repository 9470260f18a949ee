import { describe, expect, test } from 'vitest';
import { describeError } from '#lib/errors/errors.ts';
import { requestCode, resetPassword } from './codes.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer, json } from './testing/server.ts';

const verify = '/auth/verify-password-otp';
const admitted = (role: string) =>
  json({ data: { access_token: 'a-1', refresh_token: { id: 1, value: 'r-1' }, user: { id: 1, role } } });

function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  return { server, browser, ...browser.openTab() };
}

describe('signing in by code', () => {
  test('sends the address and the code, and keeps what a sign-in keeps', async () => {
    const { session, server, browser, events } = start();
    server.plan('POST', verify, () => admitted('admin'));
    const user = await session.signInWithCode('ada@example.com', '012345');
    expect(server.calls[0]).toMatchObject({
      name: `POST ${verify}`,
      body: '{"email":"ada@example.com","otp":"012345"}',
    });
    expect(user).toMatchObject({ id: 1, role: 'admin' });
    expect(browser.items.get('access_token')).toBe('a-1');
    expect(session.state()).toMatchObject({ user, accessToken: 'a-1' });
    expect(events).toEqual([{ type: 'signedIn', from: 'here' }]);
  });

  test('as somebody else than an administrator is rejected with the same words, and logged out', async () => {
    const { session, server, browser } = start();
    server.plan('POST', verify, () => admitted('client'));
    const error = await session.signInWithCode('x@example.com', '1').catch((failure: unknown) => failure);
    expect(describeError(error).text).toBe('Identifiants ou mot de passe incorrect.');
    expect(server.asked('/auth/signout')[0]?.headers.get('authorization')).toBe('Bearer a-1');
    expect(browser.items.size).toBe(0);
    expect(session.state().user).toBeUndefined();
  });

  test('with a wrong code shows what the server says, and asks for no refresh', async () => {
    const { session, server, browser } = start();
    server.plan('POST', verify, () => json({ message: 'Code expiré.', code: 'E_OTP' }, 401));
    const error = await session.signInWithCode('ada@example.com', '1').catch((failure: unknown) => failure);
    expect(describeError(error).text).toBe('Code expiré.');
    expect(server.asked('refresh-token')).toEqual([]);
    expect(browser.items.size).toBe(0);
  });
});

test('a code is asked for by address alone', async () => {
  const { session, server } = start();
  server.plan('POST', '/auth/request-otp', () => json({ message: 'Envoyé.' }));
  await requestCode(session, 'ada@example.com');
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({
    name: 'POST /auth/request-otp',
    body: '{"email":"ada@example.com"}',
  });
});

test('who asks too often is told how long to wait', async () => {
  const { session, server } = start();
  server.plan('POST', '/auth/request-otp', () => json({ message: 'Réessayez dans 1 min.' }, 429));
  const error = await requestCode(session, 'ada@example.com').catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status: 429 });
  expect(describeError(error).text).toBe('Réessayez dans 1 min.');
});

test('a new password is given with the code, and signs nobody in', async () => {
  const { session, server, browser, events } = start();
  server.plan('POST', '/auth/reset-password', () => admitted('admin'));
  await resetPassword(session, { email: 'ada@example.com', otp: '012345', password: ' p é' });
  expect(server.calls[0]).toMatchObject({
    body: '{"email":"ada@example.com","otp":"012345","password":" p é"}',
  });
  expect(browser.items.size).toBe(0);
  expect(events).toEqual([]);
});
