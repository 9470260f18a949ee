import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { accessToken, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const email = 'zoe@exemple.fr';
const first = 'cheval batterie';
const own = 'agrafe correcte';

export const firstPasswordSuite: Suite = (service) => {
  const me = '/api/v1/users/me';

  /** Adds an administrator with a password that another one chose, and signs in with it. Returns the access token. */
  async function begin() {
    const { call, tokenOf, db } = service();
    const token = await tokenOf('admin');
    const json = { email, name: 'Zoé Martin', phone: '06 12 34 56 78', password: first };
    expect((await call('POST', '/auth/signup', { token, json })).status).toBe(201);
    await db.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute();
    return signIn(first);
  }
  async function signIn(password: string) {
    const signedIn = await service().call('POST', '/auth/signin', { json: { email, password } });
    return readData(accessToken, signedIn.body).access_token;
  }
  const account = async (token: string) => (await service().call('GET', me, { token })).body.data;
  const change = (token: string, json: object) => service().call('PUT', `${me}/password`, { token, json });

  describe('a first password that an administrator chose', () => {
    test('lets its owner only read the account, change the password and sign out', async () => {
      const token = await begin();
      expect(await account(token)).toMatchObject({ email, requiredAction: 'changePassword' });
      const served = [`GET ${me}`, `GET ${me}/factors`, `PUT ${me}/password`];
      const calls = service()
        .app.routes.filter(({ method, path }) => method !== 'ALL' && /^\/(admin|api)\//.test(path))
        .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, crypto.randomUUID()) }))
        .filter(({ method, path }) => !served.includes(`${method} ${path}`));
      expect(calls.filter(({ path }) => path.startsWith(`${me}/`)).length).toBeGreaterThan(5);
      for (const { method, path } of [...calls, { method: 'POST', path: '/auth/signup' }]) {
        const { status, body } = await service().call(method, path, { token });
        expect([method, path, status, body.code]).toEqual([method, path, 403, 'E_PASSWORD_CHANGE_REQUIRED']);
        expect(body.message).toBe(message('passwordChangeRequired'));
      }
      expect((await service().call('POST', '/auth/signout', { token })).status).toBe(200);
    });

    test('is replaced by another one, and the session may then make every call', async () => {
      const token = await begin();
      const same = await change(token, { currentPassword: first, newPassword: first });
      expect([same.status, same.body.errors]).toEqual([422, { newPassword: [message('passwordSame')] }]);
      expect(await account(token)).toMatchObject({ requiredAction: 'changePassword' });
      expect((await change(token, { currentPassword: first, newPassword: own })).status).toBe(200);
      expect(await account(token)).toMatchObject({ requiredAction: null });
      expect((await service().call('GET', '/api/v1/admin/users', { token })).status).toBe(200);
      expect(await account(await signIn(own))).toMatchObject({ requiredAction: null });
    });

    test('must be changed before a required second factor is added', async () => {
      const { appWith, services } = service();
      const token = await begin();
      const strict = appWith({ settings: { ...services.settings, requireSecondFactor: true } });
      const required = async () => {
        const response = await strict.request(me, { headers: { authorization: `Bearer ${token}` } });
        return (await response.json()).data.requiredAction;
      };
      expect(await required()).toBe('changePassword');
      await change(token, { currentPassword: first, newPassword: own });
      expect(await required()).toBe('addFactor');
    });

    test.for([true, false])(
      'is replaced by a code to a verified address (%s), too',
      async (email_verified) => {
        await begin();
        const { call, codes, db } = service();
        await db.updateTable('users').set({ email_verified }).where('email', '=', email).execute();
        await call('POST', '/auth/request-otp', { json: { email, purpose: 'reset_password' } });
        const json = { email, otp: codes.get(email), password: own };
        expect((await call('POST', '/auth/reset-password', { json })).status).toBe(200);
        expect(await account(await signIn(own))).toMatchObject({ requiredAction: null });
      },
    );

    test('is removed by the first code to the address: its owner then has none to change', async () => {
      await begin();
      const { call, codes } = service();
      await call('POST', '/auth/request-otp', { json: { email, purpose: 'sign_in' } });
      const json = { email, otp: codes.get(email) };
      const signedIn = await call('POST', '/auth/verify-password-otp', { json });
      const token = readData(accessToken, signedIn.body).access_token;
      expect(await account(token)).toMatchObject({ requiredAction: null });
    });
  });

  test('a user who chose the password does not have to change it', async () => {
    expect(await account(await service().tokenOf('admin'))).toMatchObject({ requiredAction: null });
  });
};
