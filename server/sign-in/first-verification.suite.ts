import { describe, expect, test } from 'vitest';
import { challenged } from '#resources/calls/factor-schemas.ts';
import { factorActions } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const password = 'un tout nouveau mot';

/** What the first one-time code to an address changes of its account. */
export const firstVerificationSuite: Suite = (service) => {
  const actions = factorActions(service);
  const { begin, email, signIn } = actions;

  /** Requests a code and uses it with a call. */
  async function enterCode(path: string) {
    await actions.post('/auth/request-otp', { email });
    return actions.post(`/auth/${path}`, { email, otp: service().codes.get(email), password });
  }
  const account = async (token: string) =>
    (await service().call('GET', '/api/v1/users/me', { token })).status;

  describe('the first verification of an address', () => {
    test.for(['verify-password-otp', 'verify-email'])(
      '(%s) removes the password and the sessions from before it',
      async (path) => {
        const { token } = await begin({ email_verified: false });
        expect((await enterCode(path)).status).toBe(200);
        expect(await account(token)).toBe(401);
        expect((await signIn()).status).toBe(401);
      },
    );

    test('removes nothing when it is repeated', async () => {
      const { token } = await begin();
      expect((await enterCode('verify-password-otp')).status).toBe(200);
      expect(await account(token)).toBe(200);
      expect((await signIn()).status).toBe(200);
    });

    test.for(['verify-password-otp', 'verify-email', 'reset-password'])(
      '(%s) keeps the second factors of an administrator: a mailbox alone never signs in',
      async (path) => {
        const { token } = await begin({ email_verified: false });
        const { secret } = await actions.addTotp(token);
        const old = await actions.challenge();
        const first = await enterCode(path);
        expect(first.status).toBe(200);
        expect(JSON.stringify(first.body)).not.toContain('access_token');
        const begun = { challenge: old.id, factor: 'totp', code: actions.codeOf(secret) };
        expect((await actions.verify(begun)).body.code).toBe('E_CHALLENGE_ENDED');
        const { body } = await enterCode('verify-password-otp');
        const { challenge } = readData(challenged, body);
        expect(challenge.factors).toEqual(['totp', 'recovery']);
        const answer = { challenge: challenge.id, factor: 'totp', code: actions.codeOf(secret) };
        expect((await actions.verify(answer)).status).toBe(200);
      },
    );

    test('removes the second factors of other users, who could not replace those of somebody else', async () => {
      const { token } = await begin({ email_verified: false, role: 'client' });
      await actions.addTotp(token);
      expect(JSON.stringify((await enterCode('verify-password-otp')).body)).toContain('access_token');
      expect(await service().db.selectFrom('second_factors').select('id').execute()).toEqual([]);
    });
  });
};
