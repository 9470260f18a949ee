import { describe, expect, test } from 'vitest';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/world.ts';

const email = 'alice@exemple.fr';
const told = 'Si un compte existe à cette adresse, un code vient de lui être envoyé.';

export const codesSuite: Suite = (world) => {
  const post = (path: string, json: unknown, from = '10.0.0.1') =>
    world().call('POST', `/auth/${path}`, { json, headers: { 'x-forwarded-for': from } });
  const add = async () =>
    world().addUser({ email, password_hash: await knownHash(), role: 'admin', email_verified: false });

  /** Asks for a code; gives back the one that was sent and one that was not. */
  async function ask(from?: string) {
    const { status } = await post('request-otp', { email: 'Alice@Exemple.FR' }, from);
    const right = world().codes.get(email) ?? '';
    return { status, right, wrong: right === '000000' ? '000001' : '000000' };
  }
  const enter = (otp: string, from?: string) => post('verify-password-otp', { email, otp }, from);

  describe('asking for a code', () => {
    test('answers the same whether there is an account or not, and sends six digits to the one there is', async () => {
      await add();
      const known = await post('request-otp', { email });
      const unknown = await post('request-otp', { email: 'nobody@exemple.fr' });
      expect([known.status, known.body]).toEqual([200, { data: null, message: told }]);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect([...world().codes.keys()]).toEqual([email]);
      expect(world().codes.get(email)).toMatch(/^\d{6}$/);
    });

    test('keeps only a slow hash of it', async () => {
      await add();
      const { right } = await ask();
      const kept = await world().db.selectFrom('one_time_codes').selectAll().execute();
      expect(kept).toHaveLength(1);
      expect(kept[0]?.hash).toMatch(/^scrypt\$/);
      expect(JSON.stringify(kept)).not.toContain(right);
    });

    test('is limited by place and address, and by address from everywhere', async () => {
      await add();
      for (let tries = 0; tries < 5; tries += 1) expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
      const places = Array.from({ length: 16 }, (_, index) => `10.0.1.${index}`);
      const statuses: number[] = [];
      for (const place of places) statuses.push((await ask(place)).status);
      expect(statuses).toEqual([...Array(15).fill(200), 429]);
      world().pass(61 * 60_000);
      expect((await ask()).status).toBe(200);
    });
  });

  test('whoever asks for codes of an account from elsewhere keeps its owner out nowhere they signed in', async () => {
    await add();
    expect((await enter((await ask('10.4.0.1')).right, '10.4.0.1')).status).toBe(200);
    const counts = world().db.updateTable('rate_limits').where('key', 'like', 'code-flood:%');
    await counts.set({ count: 20 }).execute();
    expect((await ask('10.4.0.2')).status).toBe(429);
    expect((await ask('10.4.0.1')).status).toBe(200);
    // Nor does guessing its password: a code makes a place known too.
    expect((await post('signin', { email, password: 'autre' }, '10.4.0.3')).status).toBe(401);
    const guesses = world().db.updateTable('rate_limits').where('key', 'like', 'signin-account:%');
    await guesses.set({ count: 50 }).execute();
    expect((await post('signin', { email, password: knownPassword }, '10.4.0.3')).status).toBe(429);
    expect((await post('signin', { email, password: knownPassword }, '10.4.0.1')).status).toBe(200);
  });

  describe('signing in by code', () => {
    test('gives what signing in gives, proves the address, and works once', async () => {
      const id = await add();
      const { right } = await ask();
      const { status, body } = await enter(right);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        access_token: expect.any(String),
        refresh_token: { id: expect.any(String), value: expect.any(String) },
        user: { id, role: 'admin', emailVerified: true },
      });
      const token = String(Object(body.data).access_token);
      expect((await world().call('GET', '/api/v1/users/me', { token })).status).toBe(200);
      const again = await enter(right);
      expect([again.status, again.body.errors]).toEqual([422, { otp: ['Code incorrect ou expiré'] }]);
    });

    test('works once also in a race', async () => {
      await add();
      const { right } = await ask();
      const answers = await Promise.all([enter(right), enter(right), enter(right)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    });

    test('refuses a code after ten minutes', async () => {
      await add();
      const { right } = await ask();
      world().pass(10 * 60_000 + 1000);
      expect((await enter(right)).status).toBe(422);
    });

    test('refuses even the right code after five wrong ones, wherever they came from', async () => {
      await add();
      const { right, wrong } = await ask();
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await enter(wrong, `10.0.2.${tries}`)).status).toBe(422);
      }
      expect((await enter(right)).status).toBe(422);
      const { right: next } = await ask();
      expect((await enter(next)).status).toBe(200);
    });

    test('a new code takes the place of the last', async () => {
      await add();
      const { right: first } = await ask();
      const { right: second } = await ask();
      if (first !== second) expect((await enter(first)).status).toBe(422);
      expect((await enter(second)).status).toBe(200);
    });

    test('says the same of a wrong code and of an unknown address, and is limited', async () => {
      await add();
      const { wrong } = await ask();
      const unknown = { email: 'nobody@exemple.fr', otp: '123456' };
      expect((await enter(wrong)).body).toEqual((await post('verify-password-otp', unknown)).body);
      for (let tries = 1; tries < 15; tries += 1) await post('verify-password-otp', unknown);
      expect((await post('verify-password-otp', unknown)).status).toBe(429);
    });
  });

  test('proving an address', async () => {
    const id = await add();
    const { right, wrong } = await ask();
    expect((await post('verify-email', { email, otp: wrong })).status).toBe(422);
    const { status, body } = await post('verify-email', { email, otp: right });
    expect([status, body.message]).toEqual([200, 'Adresse email vérifiée avec succès.']);
    const user = await world().db.selectFrom('users').select('email_verified').where('id', '=', id).execute();
    expect(user).toEqual([{ email_verified: true }]);
  });

  test('choosing another password ends every session; a password that is none costs no code', async () => {
    const id = await add();
    const { access_token: token } = await world().sessionOf(id);
    const { right } = await ask();
    expect((await post('reset-password', { email, otp: right, password: '' })).status).toBe(422);
    const { status, body } = await post('reset-password', { email, otp: right, password: 'tout neuf' });
    expect([status, body.message]).toEqual([200, 'Mot de passe réinitialisé avec succès.']);
    expect((await world().call('GET', '/api/v1/users/me', { token })).status).toBe(401);
    expect((await post('signin', { email, password: knownPassword })).status).toBe(401);
    expect((await post('signin', { email, password: 'tout neuf' })).status).toBe(200);
  });
};
