import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { challenge as challengeSchema } from '#resources/calls/factor-schemas.ts';
import { message } from '#server/base/messages.ts';
import { softwareAuthenticator } from '#server/testing/authenticator.ts';
import { factorActions, page, signedIn } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const maybeChallenged = z.looseObject({ challenge: z.optional(challengeSchema) });

export const secondFactorSuite: Suite = (service) => {
  const actions = factorActions(service);
  const { begin, challenge, signIn, verify } = actions;
  const statusOf = async (answer: object) => {
    const { status, body } = await verify(answer);
    return [status, body.code];
  };
  const sessions = (id: string) =>
    service().db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();

  describe('signing in with a second factor', () => {
    test('begins no session before the factor, and one after it', async () => {
      const { id, token } = await begin();
      const { secret } = await actions.addTotp(token);
      const first = await signIn();
      expect([first.status, Object.keys(readData(maybeChallenged, first.body))]).toEqual([
        200,
        ['challenge'],
      ]);
      expect(first.headers.get('set-cookie')).toBeNull();
      const asked = readData(maybeChallenged, first.body).challenge;
      expect(asked).toMatchObject({ factors: ['totp', 'recovery'] });
      expect(await sessions(id)).toHaveLength(1);
      const verified = await verify({ challenge: asked?.id, factor: 'totp', code: actions.codeOf(secret) });
      expect(verified.status).toBe(200);
      const { access_token, user } = readData(signedIn, verified.body);
      expect(user.email).toBe(actions.email);
      expect((await service().call('GET', '/api/v1/admin/users', { token: access_token })).status).toBe(200);
    });

    test('is also required after a code by mail', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      await actions.post('/auth/request-otp', { email: actions.email });
      const otp = service().codes.get(actions.email);
      const { body } = await actions.post('/auth/verify-password-otp', { email: actions.email, otp });
      const asked = readData(maybeChallenged, body);
      expect(JSON.stringify(body)).not.toContain('access_token');
      const answer = { challenge: asked.challenge?.id, factor: 'totp', code: actions.codeOf(secret) };
      expect(await statusOf(answer)).toEqual([200, undefined]);
    });

    test('accepts a code once, even for two challenges or in simultaneous calls', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      const [one, other] = [await challenge(), await challenge()];
      const code = actions.codeOf(secret);
      const answers = await Promise.all(
        [one, other].map(({ id }) => statusOf({ challenge: id, factor: 'totp', code })),
      );
      expect(answers.toSorted()).toEqual([
        [200, undefined],
        [422, 'E_VALIDATION'],
      ]);
      const third = await challenge();
      expect(await statusOf({ challenge: third.id, factor: 'totp', code })).toEqual([422, 'E_VALIDATION']);
    });

    test('does not accept the code that added the app', async () => {
      const { token } = await begin();
      const { id, secret } = await actions.beginTotp(token);
      const code = actions.codeOf(secret);
      await actions.post(`/api/v1/users/me/factors/totp/${id}`, { name: 'Téléphone', code }, token);
      const asked = await challenge();
      expect(await statusOf({ challenge: asked.id, factor: 'totp', code })).toEqual([422, 'E_VALIDATION']);
    });

    test('ends a challenge with its answer, after five minutes and after five wrong answers', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      const right = (id: string) => statusOf({ challenge: id, factor: 'totp', code: actions.codeOf(secret) });
      const ended = [410, 'E_CHALLENGE_ENDED'];
      const answered = await challenge();
      expect(await right(answered.id)).toEqual([200, undefined]);
      actions.pass(30_000);
      expect(await right(answered.id)).toEqual(ended);
      const old = await challenge();
      actions.pass(5 * 60_000 + 1000);
      expect(await right(old.id)).toEqual(ended);
      const guessed = await challenge();
      const wrong = { challenge: guessed.id, factor: 'totp', code: actions.codeOf(secret, 600_000) };
      for (let attempts = 0; attempts < 5; attempts += 1)
        expect(await statusOf(wrong)).toEqual([422, 'E_VALIDATION']);
      expect(await right(guessed.id)).toEqual(ended);
      expect(await right('a'.repeat(43))).toEqual(ended);
    });

    test('is in the journal, and so is a wrong answer', async () => {
      const { id, token } = await begin();
      const { secret } = await actions.addTotp(token);
      const asked = await challenge();
      for (const ago of [600_000, 0])
        await verify({ challenge: asked.id, factor: 'totp', code: actions.codeOf(secret, ago) });
      const { db } = service();
      const entries = db.selectFrom('activity').select(['action', 'name']).where('record_id', '=', id);
      const signIns = entries.where('action', 'in', ['sign_in', 'sign_in_failed']);
      expect(await signIns.orderBy('created_at').execute()).toEqual([
        { action: 'sign_in_failed', name: 'factor' },
        { action: 'sign_in', name: 'factor' },
      ]);
    });

    test('limits wrong answers to all challenges of an account', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      const code = actions.codeOf(secret, 600_000);
      for (let round = 0; round < 3; round += 1) {
        const { id } = await challenge();
        for (let attempts = 0; attempts < 5; attempts += 1)
          await verify({ challenge: id, factor: 'totp', code });
      }
      const { id } = await challenge();
      const right = { challenge: id, factor: 'totp', code: actions.codeOf(secret) };
      expect(await statusOf(right)).toEqual([429, 'E_TOO_MANY_REQUESTS']);
    });

    test('accepts a recovery code once, and sends its owner a mail', async () => {
      const { token } = await begin();
      const { recoveryCodes } = await actions.addTotp(token);
      expect(recoveryCodes).toHaveLength(10);
      const stored = await service().db.selectFrom('recovery_codes').select('hash').execute();
      expect(JSON.stringify(stored)).not.toContain(recoveryCodes?.[0]?.replaceAll('-', ''));
      const code = recoveryCodes?.[3]?.toLowerCase().replaceAll('-', ' ');
      const answer = async () => ({ challenge: (await challenge()).id, factor: 'recovery', code });
      expect(await statusOf(await answer())).toEqual([200, undefined]);
      expect(service().mails.at(-1)?.text).toContain(message('mailRecoveryUsedText'));
      expect(await statusOf(await answer())).toEqual([422, 'E_VALIDATION']);
    });

    test('accepts a passkey that signed the challenge of this page', async () => {
      const { token } = await begin();
      const device = softwareAuthenticator();
      expect((await actions.addPasskey(token, device)).status).toBe(200);
      const asked = await challenge();
      expect(asked.factors).toEqual(['passkey', 'recovery']);
      expect(asked.passkey).toMatchObject({ rpId: page.rpId, allowCredentials: [{ type: 'public-key' }] });
      const credential = device.get({ ...page, challenge: asked.passkey?.challenge ?? '' });
      const answer = { challenge: asked.id, factor: 'passkey', credential };
      expect(await statusOf(answer)).toEqual([200, undefined]);
      // The same signature is wrong for another challenge.
      const again = { ...answer, challenge: (await challenge()).id };
      expect(await statusOf(again)).toEqual([422, 'E_VALIDATION']);
    });

    test.for([
      ['of another page', { origin: 'https://admin.exemple.fr.evil.fr' }],
      ['of another host name', { rpId: 'evil.fr' }],
      ['of another challenge', { challenge: 'c2FsdXQ' }],
    ] as const)('refuses a passkey %s', async ([, change]) => {
      const { token } = await begin();
      const device = softwareAuthenticator();
      await actions.addPasskey(token, device);
      const asked = await challenge();
      const request = { ...page, challenge: asked.passkey?.challenge ?? '', ...change };
      const answer = { challenge: asked.id, factor: 'passkey', credential: device.get(request) };
      expect(await statusOf(answer)).toEqual([422, 'E_VALIDATION']);
    });

    test('refuses a passkey of someone else, and a copy of one', async () => {
      const { token } = await begin();
      const device = softwareAuthenticator();
      await actions.addPasskey(token, device);
      const answerOf = async (used: typeof device) => {
        const asked = await challenge();
        const credential = used.get({ ...page, challenge: asked.passkey?.challenge ?? '' });
        return statusOf({ challenge: asked.id, factor: 'passkey', credential });
      };
      expect(await answerOf(device)).toEqual([200, undefined]);
      expect(await answerOf(softwareAuthenticator())).toEqual([422, 'E_VALIDATION']);
      device.rewind();
      expect(await answerOf(device)).toEqual([422, 'E_VALIDATION']);
    });

    test('ends its challenge when the password changes', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      const { id } = await challenge();
      await actions.post('/auth/request-otp', { email: actions.email });
      const otp = service().codes.get(actions.email);
      const reset = { email: actions.email, otp, password: 'huit car' };
      expect((await actions.post('/auth/reset-password', reset)).status).toBe(200);
      const answer = { challenge: id, factor: 'totp', code: actions.codeOf(secret) };
      expect(await statusOf(answer)).toEqual([410, 'E_CHALLENGE_ENDED']);
    });
  });
};
