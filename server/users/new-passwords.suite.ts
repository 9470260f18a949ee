import { describe, expect, test } from 'vitest';
import { challenged } from '#resources/calls/factor-schemas.ts';
import { longestPassword, shortestPassword, shortestWithFactor } from '#schema/password-lengths.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import { factorActions } from '#server/testing/factors.ts';
import { accessToken, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownPassword } from '#server/testing/test-service.ts';

const good = 'cheval batterie agrafe';
const person = { name: 'Bertrand Dubreuil', email: 'alice.dubreuil@exemple.fr', phone: '06 12 34 56 78' };

/** The passwords that no account may have, and why. */
const refused = [
  ['azertyazerty', message('passwordCommon')],
  ['PassWord1234', message('passwordCommon')],
  ['alice@exemple.fr', message('passwordOwn')],
  ['abc', expect.stringContaining('caractères')],
  ['x'.repeat(longestPassword + 1), problemMessage(`tooLong?max=${longestPassword}`)],
] as const;

/** The rules of new passwords, in every call that sets one. */
export const newPasswordsSuite: Suite = (service) => {
  const actions = factorActions(service);
  const { begin, email, post } = actions;
  const refusal = (field: string, problem: unknown) => [422, { [field]: [problem] }];

  /** Each call: sends a password and returns the status and the errors. */
  const calls = {
    async signup(password: string) {
      const token = await service().tokenOf('admin');
      const { status, body } = await post('/auth/signup', { ...person, email, password }, token);
      return [status, body.errors];
    },
    async change(newPassword: string) {
      const { token } = await begin();
      const json = { currentPassword: knownPassword, newPassword };
      const { status, body } = await service().call('PUT', '/api/v1/users/me/password', { token, json });
      return [status, body.errors];
    },
    async reset(password: string) {
      await begin();
      await post('/auth/request-otp', { email, purpose: 'reset_password' });
      const otp = service().codes.get(email);
      const { status, body } = await post('/auth/reset-password', { email, otp, password });
      return [status, body.errors];
    },
  };
  const fieldOf = { signup: 'password', change: 'newPassword', reset: 'password' } as const;
  const names = ['signup', 'change', 'reset'] as const;

  describe.for(names)('a new password (%s)', (name) => {
    test.for(refused)('is refused if it is %j', async ([password, problem]) => {
      expect(await calls[name](password)).toEqual(refusal(fieldOf[name], problem));
      // It signs nobody in.
      expect((await post('/auth/signin', { email, password })).status).toBe(401);
    });

    test('has twelve characters without a second factor', async () => {
      const short = message('passwordShort', { min: shortestPassword });
      expect(await calls[name]('onze signes')).toEqual(refusal(fieldOf[name], short));
    });

    test('is accepted otherwise, and signs in', async () => {
      expect([200, 201]).toContain((await calls[name](good))[0]);
      expect((await post('/auth/signin', { email, password: good })).status).toBe(200);
    });
  });

  test('a new password has eight characters with a second factor, by a change and by a reset', async () => {
    const { token } = await begin();
    await actions.addTotp(token);
    const change = async (currentPassword: string, newPassword: string) => {
      const json = { currentPassword, newPassword };
      return service().call('PUT', '/api/v1/users/me/password', { token, json });
    };
    const short = message('passwordShort', { min: shortestWithFactor });
    expect((await change(knownPassword, 'sept ca')).body.errors).toEqual({ newPassword: [short] });
    expect((await change(knownPassword, 'huit car')).status).toBe(200);
    await post('/auth/request-otp', { email });
    const otp = service().codes.get(email);
    const reset = (password: string) => post('/auth/reset-password', { email, otp, password });
    expect((await reset('sept ca')).body.errors).toEqual({ password: [short] });
    expect((await reset('neuf cara')).status).toBe(200);
  });

  test.for(['its owner', 'an administrator'])(
    'a password that is too short without the factor that %s has removed must be changed after the next sign-in',
    async (by) => {
      const me = '/api/v1/users/me';
      const { id, token } = await begin();
      const { factor } = await actions.addTotp(token);
      const change = (bearer: string, currentPassword: string, newPassword: string) =>
        service().call('PUT', `${me}/password`, { token: bearer, json: { currentPassword, newPassword } });
      expect((await change(token, knownPassword, 'huit car')).status).toBe(200);
      const signIn = (password: string) => post('/auth/signin', { email, password });
      const required = async (bearer: string) =>
        (await service().call('GET', me, { token: bearer })).body.data;
      readData(challenged, (await signIn('huit car')).body);
      expect(await required(token)).toMatchObject({ requiredAction: null });
      const other = await service().tokenOf('admin');
      const removed =
        by === 'its owner'
          ? service().call('DELETE', `${me}/factors/${factor.id}`, { token })
          : service().call('DELETE', `/api/v1/admin/users/${id}/factors`, { token: other });
      expect((await removed).status).toBe(200);
      // Two at once do not block each other.
      const [first] = await Promise.all([signIn('huit car'), signIn('huit car')]);
      const next = readData(accessToken, first.body).access_token;
      expect(await required(next)).toMatchObject({ requiredAction: 'changePassword' });
      expect((await change(next, 'huit car', good)).status).toBe(200);
      expect(await required(next)).toMatchObject({ requiredAction: null });
      const last = readData(accessToken, (await signIn(good)).body).access_token;
      expect(await required(last)).toMatchObject({ requiredAction: null });
    },
  );
};
