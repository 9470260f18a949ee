import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import type { Suite } from '#server/testing/suite.ts';

/** An administrator adds a user. */
export const signUpSuite: Suite = (service) => {
  const signIn = (email: string, password: string) =>
    service().call('POST', '/auth/signin', { json: { email, password } });

  describe('signing up', () => {
    const newUser = {
      email: 'Zoe@Exemple.fr',
      name: 'Zoé Martin',
      phone: '06 12 34 56 78',
      password: 'cheval batterie',
    };

    const signUp = async (json: unknown) =>
      service().call('POST', '/auth/signup', { json, token: await service().tokenOf('admin') });

    test('adds a client, also if another role is sent, who can then sign in', async () => {
      const claims = { ...newUser, role: 'admin', activeRole: 'admin', emailVerified: true, id: 'x' };
      const { status, body } = await signUp(claims);
      expect([status, body.message]).toEqual([201, message('userCreated')]);
      expect(body.data).toMatchObject({
        email: 'zoe@exemple.fr',
        name: 'Zoé Martin',
        phone: '06 12 34 56 78',
        role: 'client',
        activeRole: 'client',
        emailVerified: false,
      });
      expect(JSON.stringify(body)).not.toContain('access_token');
      expect((await signIn('zoe@exemple.fr', 'cheval batterie')).status).toBe(200);
    });

    test('rejects an email that is in use, also in simultaneous calls', async () => {
      const again = { ...newUser, email: 'zoe@exemple.fr' };
      const responses = await Promise.all([signUp(newUser), signUp(again)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
      const rejected = responses.find(({ status }) => status === 422);
      expect(rejected?.body.errors).toEqual({ email: [message('emailTaken')] });
    });

    test('is only for administrators', async () => {
      const { call, tokenOf, db } = service();
      const refused = await call('POST', '/auth/signup', { json: newUser });
      expect([refused.status, refused.body.code]).toEqual([401, 'E_AUTH_UNAUTHORIZED']);
      const token = await tokenOf('client');
      const denied = await call('POST', '/auth/signup', { json: newUser, token });
      expect([denied.status, denied.body.code]).toEqual([403, 'E_FORBIDDEN']);
      const users = db.selectFrom('users').select('id').where('email', '=', 'zoe@exemple.fr');
      expect(await users.execute()).toEqual([]);
    });
  });
};
