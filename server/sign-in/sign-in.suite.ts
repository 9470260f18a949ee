import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { accessToken, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

export const signinSuite: Suite = (service) => {
  const signIn = (email: string, password: string, from = '10.0.0.1') =>
    service().call('POST', '/auth/signin', {
      json: { email, password },
      headers: { 'x-forwarded-for': from },
    });
  const addKnown = async () =>
    service().addUser({ email: 'alice@exemple.fr', password_hash: await knownHash(), role: 'admin' });

  describe('signing in', () => {
    test('returns a pair of tokens and the user, in any letter case of the email', async () => {
      const id = await addKnown();
      const { status, body } = await signIn('Alice@Exemple.FR', knownPassword);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        access_token: expect.any(String),
        refresh_token: { id: expect.any(String), value: expect.any(String) },
        user: { id, role: 'admin', email: 'alice@exemple.fr' },
      });
      expect(JSON.stringify(body)).not.toContain('scrypt');
    });

    test('gives the same response to a wrong password and to an unknown email', async () => {
      await addKnown();
      const wrong = await signIn('alice@exemple.fr', 'autre');
      const unknown = await signIn('bob@exemple.fr', 'autre');
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual({
        message: message('wrongCredentials'),
        code: 'E_INVALID_CREDENTIALS',
      });
      expect(unknown.body).toEqual(wrong.body);
    });

    test('stores only hashes of tokens', async () => {
      await addKnown();
      const { body } = await signIn('alice@exemple.fr', knownPassword);
      const { db } = service();
      const stored = await db.selectFrom('access_tokens').selectAll().execute();
      const refreshing = await db.selectFrom('refresh_tokens').selectAll().execute();
      expect([stored[0]?.hash.length, refreshing[0]?.hash.length]).toEqual([32, 32]);
      const access = readData(accessToken, body).access_token;
      expect(Buffer.from(stored[0]?.hash ?? []).toString('base64url')).not.toBe(access);
    });

    test('with the old password begins no session if the password changes meanwhile', async () => {
      const id = await addKnown();
      const { appWith, call, db, sessionOf } = service();
      const { access_token: token } = await sessionOf(id);
      const newPassword = 'une autre batterie';
      const passwords = {
        hash: () => knownHash(),
        // The check of the old password is right, and the password changes before the sign-in goes on.
        matches: async () => {
          const json = { currentPassword: knownPassword, newPassword };
          expect((await call('PUT', '/api/v1/users/me/password', { token, json })).status).toBe(200);
          return true;
        },
      };
      const response = await appWith({ passwords }).request('/auth/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'alice@exemple.fr', password: knownPassword }),
      });
      expect([response.status, (await response.json()).code]).toEqual([401, 'E_INVALID_CREDENTIALS']);
      expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
      expect((await signIn('alice@exemple.fr', newPassword)).status).toBe(200);
    });

    test('rejects after ten wrong attempts, states the waiting time, and accepts again after it', async () => {
      await addKnown();
      for (let attempts = 0; attempts < 10; attempts += 1) {
        expect((await signIn('alice@exemple.fr', 'autre')).status).toBe(401);
      }
      const rejected = await signIn('alice@exemple.fr', knownPassword);
      expect([rejected.status, rejected.body.code]).toEqual([429, 'E_TOO_MANY_REQUESTS']);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(rejected.body.message).toMatch(/Réessayez dans \d+\smin/);
      // Other IP addresses and other accounts are not affected.
      expect((await signIn('alice@exemple.fr', knownPassword, '10.0.0.2')).status).toBe(200);
      expect((await signIn('bob@exemple.fr', 'autre')).status).toBe(401);
      service().pass(15 * 60_000 + 1000);
      expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
    }, 30_000);

    test('forgets wrong attempts after the right password', async () => {
      await addKnown();
      for (let round = 0; round < 3; round += 1) {
        for (let attempts = 0; attempts < 5; attempts += 1) await signIn('alice@exemple.fr', 'autre');
        expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
      }
    }, 30_000);

    describe('to one account from many IP addresses', () => {
      const guess = (from: string) => signIn('alice@exemple.fr', 'autre', from);

      /** Fifty wrong attempts, each from another IP address: the maximum for an account. */
      async function attack() {
        expect((await guess('10.1.0.1')).status).toBe(401);
        const counts = service().db.updateTable('rate_limits').where('key', 'like', 'signin-account:%');
        await counts.set({ count: 49 }).execute();
        expect((await guess('10.1.0.2')).status).toBe(401);
      }

      test('is rejected after fifty wrong attempts, for ten minutes at most', async () => {
        await addKnown();
        await attack();
        const rejected = await signIn('alice@exemple.fr', knownPassword, '10.2.0.1');
        expect([rejected.status, rejected.body.code]).toEqual([429, 'E_TOO_MANY_REQUESTS']);
        const seconds = Number(rejected.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(600);
        expect((await signIn('bob@exemple.fr', 'autre', '10.2.0.1')).status).toBe(401);
        service().pass(10 * 60_000 + 1000);
        expect((await signIn('alice@exemple.fr', knownPassword, '10.2.0.1')).status).toBe(200);
      });

      test('gives the same response with or without such an account', async () => {
        await attack();
        expect((await guess('10.2.0.1')).status).toBe(429);
      });

      test('accepts the owner from a known IP address, within the limit of that address', async () => {
        await addKnown();
        expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
        await attack();
        expect((await guess('10.2.0.1')).status).toBe(429);
        expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
        for (let attempts = 0; attempts < 10; attempts += 1)
          expect((await guess('10.3.0.1')).status).toBe(401);
        expect((await guess('10.3.0.1')).status).toBe(429);
      });

      test('accepts the owner for thirty days after the last sign-in, not after the first', async () => {
        await addKnown();
        const day = 24 * 60 * 60 * 1000;
        for (const days of [0, 29]) {
          service().pass(days * day);
          expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
        }
        service().pass(2 * day);
        await attack();
        expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
      });

      test('accepts the owner on a known device, whatever others tried from anywhere', async () => {
        await addKnown();
        const first = await signIn('alice@exemple.fr', knownPassword, '10.3.0.1');
        const cookie = first.headers.getSetCookie()[0] ?? '';
        expect(cookie).toMatch(/^device=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/);
        const onDevice = (password: string, from: string) =>
          service().call('POST', '/auth/signin', {
            json: { email: 'alice@exemple.fr', password },
            headers: { 'x-forwarded-for': from, cookie: cookie.split(';')[0] ?? '' },
          });
        await attack();
        for (let attempts = 0; attempts < 11; attempts += 1) await guess('10.3.0.1');
        const sprays = service().db.updateTable('rate_limits').where('key', 'like', 'spray:%');
        await sprays.set({ count: 100 }).execute();
        // Even from the address of the attacker, and from a new one.
        for (const from of ['10.3.0.1', '10.1.0.1', '10.9.0.1'])
          expect((await onDevice(knownPassword, from)).status).toBe(200);
        // A device has a limit of its own, for one account only.
        for (let attempts = 0; attempts < 10; attempts += 1)
          expect((await onDevice('autre', '10.3.0.2')).status).toBe(401);
        expect((await onDevice(knownPassword, '10.3.0.2')).status).toBe(429);
      });

      test('ignores a cookie that the server did not set', async () => {
        await addKnown();
        await attack();
        const headers = { 'x-forwarded-for': '10.2.0.1', cookie: `device=${'a'.repeat(43)}` };
        const json = { email: 'alice@exemple.fr', password: knownPassword };
        expect((await service().call('POST', '/auth/signin', { json, headers })).status).toBe(429);
      });

      test('counts an IPv6 network as one address', async () => {
        await addKnown();
        for (let attempts = 0; attempts < 10; attempts += 1)
          expect((await guess(`2001:db8:1:2::${attempts}`)).status).toBe(401);
        expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
        expect((await guess('2001:db8:1:3::1')).status).toBe(401);
      });
    });

    test('counts attempts on many accounts from one IP address, except those of users who signed in from it before', async () => {
      const { db } = service();
      await addKnown();
      expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
      await signIn('bob@exemple.fr', 'autre');
      await db.updateTable('rate_limits').set({ count: 100 }).where('key', 'like', 'spray:%').execute();
      expect((await signIn('carole@exemple.fr', 'autre')).status).toBe(429);
      expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
    });
  });

  test('signing out ends the session', async () => {
    const token = await service().tokenOf('admin');
    const { status, body } = await service().call('POST', '/auth/signout', { token });
    expect([status, body.message]).toEqual([200, message('signedOut')]);
    expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(401);
    expect((await service().call('POST', '/auth/signout', { token })).body.code).toBe('E_AUTH_UNAUTHORIZED');
  });
};
