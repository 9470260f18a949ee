import { describe, expect, test } from 'vitest';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/world.ts';

export const signinSuite: Suite = (world) => {
  const signIn = (email: string, password: string, from = '10.0.0.1') =>
    world().call('POST', '/auth/signin', { json: { email, password }, headers: { 'x-forwarded-for': from } });
  const addKnown = async () =>
    world().addUser({ email: 'alice@exemple.fr', password_hash: await knownHash(), role: 'admin' });

  describe('signing in', () => {
    test('gives a pair of tokens and the user, whatever the case of the address', async () => {
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

    test('says the same of a wrong password and of an unknown address', async () => {
      await addKnown();
      const wrong = await signIn('alice@exemple.fr', 'autre');
      const unknown = await signIn('bob@exemple.fr', 'autre');
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual({
        message: 'Identifiants ou mot de passe incorrect.',
        code: 'E_INVALID_CREDENTIALS',
      });
      expect(unknown.body).toEqual(wrong.body);
    });

    test('keeps only hashes of tokens', async () => {
      await addKnown();
      const { body } = await signIn('alice@exemple.fr', knownPassword);
      const { db } = world();
      const kept = await db.selectFrom('access_tokens').selectAll().execute();
      const renewing = await db.selectFrom('refresh_tokens').selectAll().execute();
      expect([kept[0]?.hash.length, renewing[0]?.hash.length]).toEqual([32, 32]);
      const access = String(Object(body.data).access_token);
      expect(Buffer.from(kept[0]?.hash ?? []).toString('base64url')).not.toBe(access);
    });

    test('refuses after ten wrong tries, says when to come back, and forgets them in time', async () => {
      await addKnown();
      for (let tries = 0; tries < 10; tries += 1) {
        expect((await signIn('alice@exemple.fr', 'autre')).status).toBe(401);
      }
      const refused = await signIn('alice@exemple.fr', knownPassword);
      expect([refused.status, refused.body.code]).toEqual([429, 'E_TOO_MANY_REQUESTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(refused.body.message).toMatch(/Réessayez dans \d+ min/);
      // Another place is not punished for it, another account neither.
      expect((await signIn('alice@exemple.fr', knownPassword, '10.0.0.2')).status).toBe(200);
      expect((await signIn('bob@exemple.fr', 'autre')).status).toBe(401);
      world().pass(15 * 60_000 + 1000);
      expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
    }, 30_000);

    test('forgives wrong tries once the right password came', async () => {
      await addKnown();
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 0; tries < 5; tries += 1) await signIn('alice@exemple.fr', 'autre');
        expect((await signIn('alice@exemple.fr', knownPassword)).status).toBe(200);
      }
    }, 30_000);

    describe('to one account from many places', () => {
      const guess = (from: string) => signIn('alice@exemple.fr', 'autre', from);

      /** Fifty wrong tries, each from another place: as many as an account bears. */
      async function attack() {
        expect((await guess('10.1.0.1')).status).toBe(401);
        const counts = world().db.updateTable('rate_limits').where('key', 'like', 'signin-account:%');
        await counts.set({ count: 49 }).execute();
        expect((await guess('10.1.0.2')).status).toBe(401);
      }

      test('is refused after fifty wrong tries, for ten minutes at most', async () => {
        await addKnown();
        await attack();
        const refused = await signIn('alice@exemple.fr', knownPassword, '10.2.0.1');
        expect([refused.status, refused.body.code]).toEqual([429, 'E_TOO_MANY_REQUESTS']);
        const seconds = Number(refused.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(600);
        expect((await signIn('bob@exemple.fr', 'autre', '10.2.0.1')).status).toBe(401);
        world().pass(10 * 60_000 + 1000);
        expect((await signIn('alice@exemple.fr', knownPassword, '10.2.0.1')).status).toBe(200);
      });

      test('says the same whether there is such an account or not', async () => {
        await attack();
        expect((await guess('10.2.0.1')).status).toBe(429);
      });

      test('leaves its owner in where they signed in before, within the limit of that place', async () => {
        await addKnown();
        expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
        await attack();
        expect((await guess('10.2.0.1')).status).toBe(429);
        expect((await signIn('alice@exemple.fr', knownPassword, '10.3.0.1')).status).toBe(200);
        for (let tries = 0; tries < 10; tries += 1) expect((await guess('10.3.0.1')).status).toBe(401);
        expect((await guess('10.3.0.1')).status).toBe(429);
      });

      test('counts a whole IPv6 network as one place', async () => {
        await addKnown();
        for (let tries = 0; tries < 10; tries += 1)
          expect((await guess(`2001:db8:1:2::${tries}`)).status).toBe(401);
        expect((await guess('2001:db8:1:2:ffff::1')).status).toBe(429);
        expect((await guess('2001:db8:1:3::1')).status).toBe(401);
      });
    });

    test('counts tries on many accounts from one place', async () => {
      const { db } = world();
      await signIn('bob@exemple.fr', 'autre');
      await db.updateTable('rate_limits').set({ count: 100 }).where('key', 'like', 'spray:%').execute();
      expect((await signIn('carole@exemple.fr', 'autre')).status).toBe(429);
    });
  });

  test('signing out ends the session', async () => {
    const token = await world().tokenOf('admin');
    const { status, body } = await world().call('POST', '/auth/signout', { token });
    expect([status, body.message]).toEqual([200, 'Vous êtes déconnecté.']);
    expect((await world().call('GET', '/api/v1/users/me', { token })).status).toBe(401);
    expect((await world().call('POST', '/auth/signout', { token })).body.code).toBe('E_AUTH_UNAUTHORIZED');
  });

  describe('signing up', () => {
    const somebody = {
      email: 'Zoe@Exemple.fr',
      name: 'Zoé Martin',
      phone: '06 12 34 56 78',
      password: 'secret',
    };

    test('adds a client, whatever role is claimed, who can then sign in', async () => {
      const claims = { ...somebody, role: 'admin', activeRole: 'admin', emailVerified: true, id: 'x' };
      const { status, body } = await world().call('POST', '/auth/signup', { json: claims });
      expect([status, body.message]).toEqual([201, 'Utilisateur créé avec succès.']);
      expect(body.data).toMatchObject({
        email: 'zoe@exemple.fr',
        name: 'Zoé Martin',
        phone: '06 12 34 56 78',
        role: 'client',
        activeRole: 'client',
        emailVerified: false,
      });
      expect(JSON.stringify(body)).not.toContain('access_token');
      expect((await signIn('zoe@exemple.fr', 'secret')).status).toBe(200);
    });

    test('refuses an address that is taken, also in a race', async () => {
      const again = { ...somebody, email: 'zoe@exemple.fr' };
      const answers = await Promise.all([
        world().call('POST', '/auth/signup', { json: somebody }),
        world().call('POST', '/auth/signup', { json: again }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(refused?.body.errors).toEqual({ email: ['Cette adresse email est déjà utilisée'] });
    });

    test('is limited, but not for an administrator', async () => {
      const { db, call, tokenOf } = world();
      await call('POST', '/auth/signup', { json: somebody });
      await db.updateTable('rate_limits').set({ count: 20 }).execute();
      const next = { ...somebody, email: 'next@exemple.fr' };
      expect((await call('POST', '/auth/signup', { json: next })).status).toBe(429);
      const token = await tokenOf('admin');
      expect((await call('POST', '/auth/signup', { json: next, token })).status).toBe(201);
    });
  });
};
