import { describe, expect, test } from 'vitest';
import { factor, factors, proofRequest, recoveryCodes } from '#resources/calls/factor-schemas.ts';
import { message } from '#server/base/messages.ts';
import { softwareAuthenticator } from '#server/testing/authenticator.ts';
import { factorActions, page } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownPassword } from '#server/testing/test-service.ts';

const base = '/api/v1/users/me';

export const factorsSuite: Suite = (service) => {
  const actions = factorActions(service);
  const { begin, post } = actions;
  const call = (method: string, path: string, token: string, json?: unknown) =>
    service().call(method, `${base}${path}`, { token, ...(json !== undefined && { json }) });
  const list = async (token: string) => readData(factors, (await call('GET', '/factors', token)).body);
  const stateOf = async (response: ReturnType<typeof call>) => {
    const { status, body } = await response;
    return [status, body.code];
  };
  const proofNeeded = [403, 'E_PROOF_REQUIRED'];

  describe('second factors', () => {
    test('are listed with names and dates, renamed and removed, and their user gets mails', async () => {
      const { token } = await begin();
      expect(await list(token)).toEqual({ factors: [], recoveryCodes: 0, required: false });
      const app = await actions.addTotp(token, 'Téléphone');
      const passkey = await actions.addPasskey(token, softwareAuthenticator(), 'Ordinateur');
      expect(passkey.body.data).toMatchObject({ factor: { kind: 'passkey' }, recoveryCodes: null });
      expect(await list(token)).toMatchObject({
        factors: [
          { kind: 'totp', name: 'Téléphone', lastUsedAt: null },
          { kind: 'passkey', name: 'Ordinateur', lastUsedAt: null },
        ],
        recoveryCodes: 10,
      });
      const address = `/factors/${app.factor.id}`;
      const stranger = await service().tokenOf('admin');
      for (const [method, json] of [
        ['PUT', { name: 'x' }],
        ['DELETE', undefined],
      ] as const)
        expect(await stateOf(call(method, address, stranger, json))).toEqual([404, 'E_NOT_FOUND']);
      const renamed = await call('PUT', address, token, { name: ' Vieux téléphone ' });
      expect(readData(factor, renamed.body).name).toBe('Vieux téléphone');
      expect((await call('DELETE', address, token)).status).toBe(200);
      expect((await list(token)).factors).toMatchObject([{ name: 'Ordinateur' }]);
      const texts = service().mails.map(({ text }) => text);
      for (const name of ['mailFactorAddedText', 'mailFactorRemovedText'] as const)
        expect(texts.some((text) => text.startsWith(message(name)))).toBe(true);
    });

    test('end no session when they change; the recovery codes are deleted with the last one', async () => {
      const { id, token } = await begin();
      const other = (await service().sessionOf(id)).access_token;
      const app = await actions.addTotp(token);
      await call('DELETE', `/factors/${app.factor.id}`, token);
      expect(await list(other)).toEqual({ factors: [], recoveryCodes: 0, required: false });
      expect(JSON.stringify((await actions.signIn()).body)).toContain('access_token');
    });

    test('are stored encrypted', async () => {
      const { token } = await begin();
      const { secret } = await actions.addTotp(token);
      await actions.beginTotp(token);
      const { db } = service();
      const stored = await db.selectFrom('second_factors').select('secret').execute();
      const pending = await db.selectFrom('factor_setups').select('secret').execute();
      for (const row of [...stored, ...pending]) {
        expect(row.secret?.length).toBeGreaterThan(32);
        expect(Buffer.from(row.secret ?? []).toString('latin1')).not.toMatch(/[A-Z2-7]{32}/);
      }
      expect(stored).toHaveLength(1);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    });

    test('need a first code, for a set-up of the same user that has not expired', async () => {
      const { token } = await begin();
      const { id, secret } = await actions.beginTotp(token);
      const confirm = (by: string, code: string) =>
        stateOf(post(`${base}/factors/totp/${id}`, { name: 'Téléphone', code }, by));
      expect(await confirm(token, actions.codeOf(secret, 600_000))).toEqual([422, 'E_VALIDATION']);
      const stranger = await service().tokenOf('admin');
      expect(await confirm(stranger, actions.codeOf(secret))).toEqual([404, 'E_NOT_FOUND']);
      expect((await list(token)).factors).toEqual([]);
      expect(await confirm(token, actions.codeOf(secret))).toEqual([200, undefined]);
      expect(await confirm(token, actions.codeOf(secret))).toEqual([404, 'E_NOT_FOUND']);
      const late = await actions.beginTotp(token);
      actions.pass(10 * 60_000 + 1000);
      await call('PUT', '/proof', token, { password: knownPassword });
      const json = { name: 'Téléphone', code: actions.codeOf(late.secret) };
      expect(await stateOf(post(`${base}/factors/totp/${late.id}`, json, token))).toEqual([
        404,
        'E_NOT_FOUND',
      ]);
    });

    test('refuse a passkey that was created for another challenge or page', async () => {
      const { token } = await begin();
      const device = softwareAuthenticator();
      for (const change of [{ challenge: 'c2FsdXQ' }, { origin: 'https://evil.fr' }, { rpId: 'evil.fr' }]) {
        const { id, options } = await actions.beginPasskey(token);
        const credential = device.create({ ...page, challenge: options.challenge, ...change });
        const sent = post(`${base}/factors/passkey/${id}`, { name: 'Ordinateur', credential }, token);
        expect(await stateOf(sent)).toEqual([422, 'E_VALIDATION']);
      }
      expect((await list(token)).factors).toEqual([]);
    });

    test('get new recovery codes on request, which replace the earlier ones', async () => {
      const { token } = await begin();
      const none = post(`${base}/recovery-codes`, undefined, token);
      expect(await stateOf(none)).toEqual([409, 'E_NO_FACTOR']);
      const first = await actions.addTotp(token);
      const renewed = await post(`${base}/recovery-codes`, undefined, token);
      const { recoveryCodes: codes } = readData(recoveryCodes, renewed.body);
      expect(new Set(codes).size).toBe(10);
      const answer = async (code: string | undefined) =>
        (await actions.verify({ challenge: (await actions.challenge()).id, factor: 'recovery', code }))
          .status;
      expect(await answer(first.recoveryCodes?.[0])).toBe(422);
      expect(await answer(codes[0])).toBe(200);
      expect((await list(token)).recoveryCodes).toBe(9);
    });

    test('allow a password of eight characters', async () => {
      const { token } = await begin();
      const change = () =>
        call('PUT', '/password', token, { currentPassword: knownPassword, newPassword: 'huit car' });
      expect((await change()).body.errors).toEqual({
        newPassword: [message('passwordShort', { min: 12 })],
      });
      await actions.addTotp(token);
      expect((await change()).status).toBe(200);
    });
  });

  describe('a proof of identity', () => {
    const guarded = (token: string, id: unknown) => [
      () => post(`${base}/factors/totp`, undefined, token),
      () => post(`${base}/factors/passkey`, undefined, token),
      () => post(`${base}/factors/totp/${id}`, {}, token),
      () => post(`${base}/factors/passkey/${id}`, {}, token),
      () => post(`${base}/recovery-codes`, undefined, token),
      () => call('DELETE', `/factors/${id}`, token),
    ];

    test('is needed ten minutes after the sign-in, and counts for its session only', async () => {
      const { id, token } = await begin();
      const other = (await service().sessionOf(id)).access_token;
      const app = await actions.addTotp(token);
      actions.pass(10 * 60_000);
      for (const request of guarded(token, app.factor.id))
        expect(await stateOf(request())).toEqual(proofNeeded);
      expect((await call('PUT', '/proof', token, { password: 'autre mot' })).body.errors).toEqual({
        password: [message('wrongPassword')],
      });
      expect(await stateOf(call('DELETE', `/factors/${app.factor.id}`, token))).toEqual(proofNeeded);
      expect((await call('PUT', '/proof', token, { password: knownPassword })).status).toBe(200);
      expect(await stateOf(call('DELETE', `/factors/${app.factor.id}`, other))).toEqual(proofNeeded);
      expect((await call('DELETE', `/factors/${app.factor.id}`, token)).status).toBe(200);
    });

    test('is given by a factor, with a challenge of this session only', async () => {
      const { id, token } = await begin();
      const { secret } = await actions.addTotp(token);
      const other = (await service().sessionOf(id)).access_token;
      actions.pass(9 * 60_000 + 30_000);
      const ask = async () => readData(proofRequest, (await post(`${base}/proof`, undefined, token)).body);
      const asked = await ask();
      expect(asked).toMatchObject({ password: true, challenge: { factors: ['totp', 'recovery'] } });
      const answer = { challenge: asked.challenge?.id, factor: 'totp', code: actions.codeOf(secret) };
      const ended = [410, 'E_CHALLENGE_ENDED'];
      expect(await stateOf(call('PUT', '/proof', other, answer))).toEqual(ended);
      expect(await stateOf(actions.verify(answer))).toEqual(ended);
      expect(await stateOf(post(`${base}/factors/totp`, undefined, token))).toEqual(proofNeeded);
      expect(await stateOf(call('PUT', '/proof', token, answer))).toEqual([200, undefined]);
      expect((await post(`${base}/factors/totp`, undefined, token)).status).toBe(200);
      expect(await stateOf(call('PUT', '/proof', token, answer))).toEqual(ended);
    });

    test('is impossible for an account with neither a password nor a factor, which says what to do', async () => {
      const { id, token } = await begin();
      await service().db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
      const { status, body } = await post(`${base}/proof`, undefined, token);
      expect([status, body.code, body.message]).toEqual([409, 'E_NO_PASSWORD', message('noProof')]);
      for (let attempts = 0; attempts < 11; attempts += 1)
        expect((await call('PUT', '/proof', token, { password: 'autre mot' })).body.errors).toEqual({
          password: [message('noPassword')],
        });
      await actions.addTotp(token);
      const asked = readData(proofRequest, (await post(`${base}/proof`, undefined, token)).body);
      expect(asked).toMatchObject({ password: false, challenge: { factors: ['totp', 'recovery'] } });
    });

    test('cannot be guessed', async () => {
      const { token } = await begin();
      for (let attempts = 0; attempts < 10; attempts += 1)
        expect((await call('PUT', '/proof', token, { password: 'autre mot' })).status).toBe(422);
      expect((await call('PUT', '/proof', token, { password: knownPassword })).status).toBe(429);
    });
  });

  describe('where a second factor is required', () => {
    const strict = () => service().appWith({ settings: { ...settings, requireSecondFactor: true } });
    const settings = {
      trustedProxies: 1,
      sessionHours: 12,
      sessionIdleMinutes: 60,
      requireSecondFactor: false,
      pageOrigin: page.origin,
    };
    const request = (token: string, path: string, method = 'GET') =>
      strict().request(path, { method, headers: { authorization: `Bearer ${token}` } });

    test('an administrator without one can only set one up', async () => {
      const { token } = await begin();
      for (const path of ['/api/v1/admin/users', '/openapi.json']) {
        const refused = await request(token, path);
        expect([path, refused.status, (await refused.json()).code]).toEqual([
          path,
          403,
          'E_SECOND_FACTOR_REQUIRED',
        ]);
      }
      const account = async () => (await (await request(token, base)).json()).data;
      expect(await account()).toMatchObject({ requiredAction: 'addFactor', email: actions.email });
      const app = await actions.addTotp(token);
      expect(await account()).toMatchObject({ requiredAction: null });
      expect((await request(token, '/api/v1/admin/users')).status).toBe(200);
      const last = await request(token, `${base}/factors/${app.factor.id}`, 'DELETE');
      expect([last.status, (await last.json()).code]).toEqual([409, 'E_SECOND_FACTOR_REQUIRED']);
    });

    test('other users need none', async () => {
      const token = await service().tokenOf('client');
      const account = await (await request(token, base)).json();
      expect(account.data).toMatchObject({ requiredAction: null });
    });
  });
};
