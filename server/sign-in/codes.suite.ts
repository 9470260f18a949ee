import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import type { NewUser } from '#server/database/tables.ts';
import { accessToken, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

const email = 'alice@exemple.fr';
const sentMessage = message('codeSent');

export const codesSuite: Suite = (service) => {
  const post = (path: string, json: unknown, from = '10.0.0.1') =>
    service().call('POST', `/auth/${path}`, { json, headers: { 'x-forwarded-for': from } });
  const add = async (user: Partial<NewUser> = {}) =>
    service().addUser({
      email,
      password_hash: await knownHash(),
      role: 'admin',
      email_verified: false,
      ...user,
    });

  /** Requests a code. Returns the one that was sent, and a wrong one. */
  async function requestCode(from?: string) {
    const { status } = await post('request-otp', { email: 'Alice@Exemple.FR' }, from);
    const right = service().codes.get(email) ?? '';
    return { status, right, wrong: right === '000000' ? '000001' : '000000' };
  }
  const enter = (otp: string, from?: string) => post('verify-password-otp', { email, otp }, from);

  describe('requesting a code', () => {
    test('gives the same response with or without an account, and sends six digits to an existing account', async () => {
      await add();
      const known = await post('request-otp', { email });
      const unknown = await post('request-otp', { email: 'inconnu@exemple.fr' });
      expect([known.status, known.body]).toEqual([200, { data: null, message: sentMessage }]);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect([...service().codes.keys()]).toEqual([email]);
      expect(service().codes.get(email)).toMatch(/^\d{6}$/);
    });

    test('stores only a slow hash of it', async () => {
      await add();
      const { right } = await requestCode();
      const stored = await service().db.selectFrom('one_time_codes').selectAll().execute();
      expect(stored).toHaveLength(1);
      expect(stored[0]?.hash).toMatch(/^scrypt\$/);
      expect(JSON.stringify(stored)).not.toContain(right);
    });

    test('is limited by IP address and account, and by account from all IP addresses', async () => {
      await add();
      for (let attempts = 0; attempts < 5; attempts += 1) expect((await requestCode()).status).toBe(200);
      expect((await requestCode()).status).toBe(429);
      const ips = Array.from({ length: 16 }, (_, index) => `10.0.1.${index}`);
      const statuses: number[] = [];
      for (const ip of ips) statuses.push((await requestCode(ip)).status);
      expect(statuses).toEqual([...Array(15).fill(200), 429]);
      service().pass(61 * 60_000);
      expect((await requestCode()).status).toBe(200);
    });
  });

  test('requests from elsewhere do not lock an owner out at IP addresses from which they signed in', async () => {
    await add({ email_verified: true });
    expect((await enter((await requestCode('10.4.0.1')).right, '10.4.0.1')).status).toBe(200);
    const counts = service().db.updateTable('rate_limits').where('key', 'like', 'code-flood:%');
    await counts.set({ count: 20 }).execute();
    expect((await requestCode('10.4.0.2')).status).toBe(429);
    expect((await requestCode('10.4.0.1')).status).toBe(200);
    // A sign-in by code also makes an IP address known to the limit of guessed passwords.
    expect((await post('signin', { email, password: 'autre' }, '10.4.0.3')).status).toBe(401);
    const guesses = service().db.updateTable('rate_limits').where('key', 'like', 'signin-account:%');
    await guesses.set({ count: 50 }).execute();
    expect((await post('signin', { email, password: knownPassword }, '10.4.0.3')).status).toBe(429);
    expect((await post('signin', { email, password: knownPassword }, '10.4.0.1')).status).toBe(200);
  });

  describe('a code has one purpose', () => {
    const paths = {
      sign_in: 'verify-password-otp',
      reset_password: 'reset-password',
      verify_email: 'verify-email',
    } as const;
    const purposes = ['sign_in', 'reset_password', 'verify_email'] as const;
    const use = (purpose: (typeof purposes)[number], otp: string) =>
      post(paths[purpose], { email, otp, password: 'un tout nouveau mot' });

    test.for(purposes)(
      '%s: it is stated in the mail, and no other call accepts the code',
      async (purpose) => {
        await add({ email_verified: true });
        await post('request-otp', { email, purpose });
        const [mail] = service().mails;
        expect(mail?.text).toContain(mail?.code);
        const otp = service().codes.get(email) ?? '';
        for (const other of purposes.filter((name) => name !== purpose))
          expect([other, (await use(other, otp)).status]).toEqual([other, 422]);
        expect((await use(purpose, otp)).status).toBe(200);
      },
    );

    test('which the first use decides if the request names none', async () => {
      await add({ email_verified: true });
      const { right, wrong } = await requestCode();
      expect((await use('verify_email', wrong)).status).toBe(422);
      expect((await use('reset_password', right)).status).toBe(422);
      expect((await use('verify_email', right)).status).toBe(200);
    });
  });

  test('without a mailer every call that requests or uses a code is refused with the reason', async () => {
    const app = service().appWith({ mailer: undefined });
    for (const path of ['request-otp', 'verify-password-otp', 'reset-password', 'verify-email']) {
      const response = await app.request(`/auth/${path}`, { method: 'POST' });
      const body: unknown = await response.json();
      expect([path, response.status, body]).toEqual([
        path,
        503,
        { code: 'E_NO_MAILER', message: message('codesUnavailable') },
      ]);
    }
  });

  test('an address without an account has the same rows as one with an account', async () => {
    await add();
    const { db } = service();
    const rowsAfter = async (address: string) => {
      await post('request-otp', { email: address });
      await post('verify-password-otp', { email: address, otp: '000000' });
      const codes = await db.selectFrom('one_time_codes').select(['tries', 'purpose']).execute();
      const counts = await db.selectFrom('rate_limits').select('count').orderBy('count').execute();
      await db.deleteFrom('one_time_codes').execute();
      await db.deleteFrom('rate_limits').execute();
      return { codes, counts };
    };
    expect(await rowsAfter('inconnu@exemple.fr')).toEqual(await rowsAfter(email));
  });

  describe('signing in by code', () => {
    test('returns the same as signing in with a password, verifies the email, and works once', async () => {
      const id = await add();
      const { right } = await requestCode();
      const { status, body } = await enter(right);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        access_token: expect.any(String),
        refresh_token: { id: expect.any(String), value: expect.any(String) },
        user: { id, role: 'admin', emailVerified: true },
      });
      const token = readData(accessToken, body).access_token;
      expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(200);
      const again = await enter(right);
      expect([again.status, again.body.errors]).toEqual([422, { otp: [message('wrongCode')] }]);
    });

    test('works once for simultaneous calls too', async () => {
      await add();
      const { right } = await requestCode();
      const responses = await Promise.all([enter(right), enter(right), enter(right)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    });

    test('rejects a code after ten minutes', async () => {
      await add();
      const { right } = await requestCode();
      service().pass(10 * 60_000 + 1000);
      expect((await enter(right)).status).toBe(422);
    });

    test('rejects even the right code after five wrong ones from any IP address', async () => {
      await add();
      const { right, wrong } = await requestCode();
      for (let attempts = 0; attempts < 5; attempts += 1) {
        expect((await enter(wrong, `10.0.2.${attempts}`)).status).toBe(422);
      }
      expect((await enter(right)).status).toBe(422);
      const { right: next } = await requestCode();
      expect((await enter(next)).status).toBe(200);
    });

    test('a new code cancels the last one', async () => {
      await add();
      const { right: first } = await requestCode();
      const { right: second } = await requestCode();
      if (first !== second) expect((await enter(first)).status).toBe(422);
      expect((await enter(second)).status).toBe(200);
    });

    test('gives the same response to a wrong code and to an unknown email, and is limited', async () => {
      await add();
      const { wrong } = await requestCode();
      const unknown = { email: 'inconnu@exemple.fr', otp: '123456' };
      expect((await enter(wrong)).body).toEqual((await post('verify-password-otp', unknown)).body);
      for (let attempts = 1; attempts < 15; attempts += 1) await post('verify-password-otp', unknown);
      expect((await post('verify-password-otp', unknown)).status).toBe(429);
    });
  });
};
