import { describe, expect, test } from 'vitest';
import { challenged } from '#resources/calls/factor-schemas.ts';
import { newId } from '#server/database/ids.ts';
import { softwareAuthenticator } from '#server/testing/authenticator.ts';
import { factorActions, page } from '#server/testing/factors.ts';
import { readData, tokenPair } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword, type TestResponse } from '#server/testing/test-service.ts';

const hour = 60 * 60_000;
const signedOut = [401, 'E_AUTH_UNAUTHORIZED', 'no-store'];

/** Returns the cookie that authorizes reading pictures, as a response sets it. */
const setBy = ({ headers }: TestResponse) =>
  headers.getSetCookie().find((cookie) => /^(__Host-)?pictures=/.test(cookie)) ?? '';

/** Returns the header that sends the cookie of a response back. */
const sentBack = (response: TestResponse) => ({ cookie: setBy(response).split(';')[0] ?? '' });

/** Who may read pictures: administrators with the cookie of an open session, or with an access token. */
export const pictureCookieSuite: Suite = (service) => {
  async function store() {
    const id = newId();
    const file = { id, content_type: 'image/webp', bytes: new Uint8Array([1]) };
    await service().db.insertInto('files').values(file).execute();
    return `/files/${id}`;
  }

  async function signIn(role: 'admin' | 'client' = 'admin', headers: Readonly<Record<string, string>> = {}) {
    const email = `${newId()}@exemple.fr`;
    const id = await service().addUser({ email, role, password_hash: await knownHash() });
    const json = { email, password: knownPassword };
    const response = await service().call('POST', '/auth/signin', { json, headers });
    return { id, response, tokens: readData(tokenPair, response.body), cookie: sentBack(response) };
  }

  async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
    const response = await service().call('GET', path, { headers });
    return [response.status, response.body.code, response.headers.get('cache-control')];
  }

  const mayBeKept = 'private, max-age=86400, immutable';
  const profile = (token: string) => service().call('GET', '/api/v1/users/me', { token });

  describe('a picture', () => {
    test('is served to an administrator, by the cookie or by an access token', async () => {
      const path = await store();
      const { cookie, tokens } = await signIn();
      const bearer = { authorization: `Bearer ${tokens.access_token}` };
      expect(await read(path, cookie)).toEqual([200, undefined, mayBeKept]);
      expect(await read(path, bearer)).toEqual([200, undefined, mayBeKept]);
    });

    test('is not served without a session, and no cache keeps the refusal', async () => {
      const path = await store();
      const cookies = ['pictures=', `pictures=${'a'.repeat(43)}`, 'pictures=%00', `device=${'a'.repeat(43)}`];
      expect(await read(path)).toEqual(signedOut);
      for (const cookie of cookies)
        expect([cookie, ...(await read(path, { cookie }))]).toEqual([cookie, ...signedOut]);
    });

    test('is not served to a page of another origin: browsers send it no cookie, and it may read nothing', async () => {
      const path = await store();
      const { response } = await signIn();
      expect(setBy(response)).toContain('SameSite=Strict');
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
        const { status, headers: received } = await service().call(method, path, { headers });
        expect([method, status]).toEqual([method, 401]);
        expect([...received.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(received.get('cross-origin-resource-policy')).toBe('same-origin');
      }
    });

    test('is not served to a user who is not an administrator', async () => {
      const path = await store();
      const { cookie, tokens } = await signIn('client');
      const refused = [403, 'E_FORBIDDEN', 'no-store'];
      expect(await read(path, cookie)).toEqual(refused);
      expect(await read(path, { authorization: `Bearer ${tokens.access_token}` })).toEqual(refused);
    });

    test('is not served to an administrator who has become a client', async () => {
      const path = await store();
      const { id, cookie } = await signIn();
      await service().db.updateTable('users').set({ role: 'client' }).where('id', '=', id).execute();
      expect((await read(path, cookie))[0]).toBe(403);
    });

    test('is not served to an administrator who was disabled', async () => {
      const path = await store();
      const { id, cookie } = await signIn();
      await service().db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute();
      expect(await read(path, cookie)).toEqual(signedOut);
    });
  });

  describe('the cookie', () => {
    const actions = factorActions(service);

    test('is set when a second factor begins the session, and not with the challenge', async () => {
      const path = await store();
      const { token } = await actions.begin();
      const { secret } = await actions.addTotp(token);
      const started = await actions.signIn();
      expect([started.status, setBy(started)]).toEqual([200, '']);
      const { id } = readData(challenged, started.body).challenge;
      const verified = await actions.verify({ challenge: id, factor: 'totp', code: actions.codeOf(secret) });
      expect((await read(path, sentBack(verified)))[0]).toBe(200);
    });

    test('is set when a passkey or a code begins the session', async () => {
      const path = await store();
      const { token } = await actions.begin();
      await actions.post('/auth/request-otp', { email: actions.email });
      const otp = service().codes.get(actions.email);
      const byCode = await actions.post('/auth/verify-password-otp', { email: actions.email, otp });
      expect((await read(path, sentBack(byCode)))[0]).toBe(200);
      const device = softwareAuthenticator();
      await actions.addPasskey(token, device);
      const { id, passkey } = await actions.challenge();
      const credential = device.get({ ...page, challenge: passkey?.challenge ?? '' });
      const verified = await actions.verify({ challenge: id, factor: 'passkey', credential });
      expect((await read(path, sentBack(verified)))[0]).toBe(200);
    });

    test('reads nothing while a required second factor is missing', async () => {
      const { services, appWith } = service();
      const strict = appWith({ settings: { ...services.settings, requireSecondFactor: true } });
      const path = await store();
      const { token } = await actions.begin();
      const headers = sentBack(await actions.signIn());
      const response = await strict.request(path, { headers });
      expect([response.status, (await response.json()).code]).toEqual([403, 'E_SECOND_FACTOR_REQUIRED']);
      await actions.addTotp(token);
      expect((await strict.request(path, { headers })).status).toBe(200);
    });

    test('is hidden from scripts; under https it is bound to https and to its host', async () => {
      const path = await store();
      const plain = setBy((await signIn()).response);
      expect(plain).toMatch(/^pictures=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
      const https = { 'x-forwarded-proto': 'https' };
      const secure = await signIn('admin', https);
      const [set, sent] = [setBy(secure.response), secure.cookie.cookie];
      expect(set).toMatch(/^__Host-pictures=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      expect((await read(path, { ...https, cookie: sent }))[0]).toBe(200);
      // A cookie without the prefix may have been set by another host of the domain.
      expect((await read(path, { ...https, cookie: sent.replace('__Host-', '') }))[0]).toBe(401);
    });

    test('is stored as a hash, and is not accepted as an access token', async () => {
      const { cookie } = await signIn();
      const value = cookie.cookie.replace('pictures=', '');
      const stored = await service().db.selectFrom('picture_tokens').selectAll().execute();
      expect(stored.map(({ hash }) => hash.length)).toEqual([32]);
      expect(Buffer.from(stored[0]?.hash ?? []).toString('base64url')).not.toBe(value);
      expect((await profile(value)).status).toBe(401);
      expect((await service().call('GET', '/api/v1/users/me', { headers: cookie })).status).toBe(401);
    });

    test('reads pictures longer than its access token, as long as the session', async () => {
      const path = await store();
      const { cookie } = await signIn();
      service().pass(0.9 * hour);
      expect((await read(path, cookie))[0]).toBe(200);
      service().pass(0.2 * hour);
      expect(await read(path, cookie)).toEqual(signedOut);
    });

    test('is deleted by signing out, and is no longer valid', async () => {
      const path = await store();
      const { cookie, tokens } = await signIn();
      const response = await service().call('POST', '/auth/signout', { token: tokens.access_token });
      expect(setBy(response)).toMatch(/^pictures=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(await read(path, cookie)).toEqual(signedOut);
    });

    test('is set again by each refresh, the same one by simultaneous refreshes', async () => {
      const path = await store();
      const { tokens, cookie } = await signIn();
      const { id, value } = tokens.refresh_token;
      const refresh = (query = '') =>
        service().call('POST', `/auth/refresh-token${query}`, {
          token: value,
          headers: { 'x-refresh-token-id': id },
        });
      const [first, second] = [await refresh(), await refresh()];
      expect(first.status).toBe(200);
      expect(sentBack(first)).toEqual(sentBack(second));
      expect(sentBack(first)).not.toEqual(cookie);
      for (const each of [sentBack(first), cookie]) expect((await read(path, each))[0]).toBe(200);
      // Such a token can only sign out.
      expect(setBy(await refresh('?with-refresh=0'))).toBe('');
    });

    test('is set by reading the profile, also in a session that began without it', async () => {
      const path = await store();
      const { access_token } = await service().sessionOf(await service().addUser({ role: 'admin' }));
      await service().db.deleteFrom('picture_tokens').execute();
      for (const response of [await profile(access_token), await profile(access_token)])
        expect((await read(path, sentBack(response)))[0]).toBe(200);
      expect(await service().db.selectFrom('picture_tokens').selectAll().execute()).toHaveLength(1);
    });
  });
};
