import { describe, expect, test } from 'vitest';
import type { TokenPair } from '#server/auth/sessions.ts';
import { accessToken, readData, tokenPair } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

export const refreshSuite: Suite = (service) => {
  const refresh = async ({ id, value }: TokenPair['refresh_token'], query = '?with-refresh=1') => {
    const headers = { authorization: `Bearer ${value}`, 'x-refresh-token-id': id };
    const { status, body } = await service().call('POST', `/auth/refresh-token${query}`, { headers });
    return { status, body };
  };
  const pairIn = ({ body }: Awaited<ReturnType<typeof refresh>>) => readData(tokenPair, body);
  const begin = async () => service().sessionOf(await service().addUser({ role: 'admin' }));
  const works = async (token: string) =>
    (await service().call('GET', '/api/v1/users/me', { token })).status === 200;

  describe('refreshing the tokens', () => {
    test('gives a new pair, again and again', async () => {
      let pair = await begin();
      for (let round = 0; round < 4; round += 1) {
        service().pass(20 * 60_000);
        expect(await works(pair.access_token)).toBe(false);
        const refreshed = await refresh(pair.refresh_token);
        expect(refreshed.status).toBe(200);
        const next = pairIn(refreshed);
        expect(next.refresh_token.value).not.toBe(pair.refresh_token.value);
        pair = next;
        expect(await works(pair.access_token)).toBe(true);
      }
    });

    test('gives only an access token if no refresh token is requested', async () => {
      const { refresh_token } = await begin();
      const { status, body } = await refresh(refresh_token, '?with-refresh=0');
      expect([status, body.data]).toEqual([200, { access_token: expect.any(String) }]);
      expect(await works(readData(accessToken, body).access_token)).toBe(true);
    });

    test('without rotation the stored refresh token stays valid', async () => {
      const { refresh_token } = await begin();
      const rows = () => service().db.selectFrom('refresh_tokens').selectAll().execute();
      const before = await rows();
      await refresh(refresh_token, '?with-refresh=0');
      expect(await rows()).toEqual(before);
      service().pass(10 * 60_000);
      expect((await refresh(refresh_token)).status).toBe(200);
    });

    test('without rotation a used token is still recognized as stolen later', async () => {
      const { refresh_token } = await begin();
      const pair = pairIn(await refresh(refresh_token));
      service().pass(121_000);
      expect((await refresh(refresh_token, '?with-refresh=0')).status).toBe(401);
      expect(await works(pair.access_token)).toBe(false);
    });

    test('accepts simultaneous refreshes: every pair is valid', async () => {
      const { refresh_token } = await begin();
      const responses = await Promise.all([
        refresh(refresh_token),
        refresh(refresh_token),
        refresh(refresh_token),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const pair of responses.map(pairIn)) {
        expect(await works(pair.access_token)).toBe(true);
        expect((await refresh(pair.refresh_token)).status).toBe(200);
      }
    });

    test('at the same time as a sign-out leaves no session', async () => {
      const { call, db } = service();
      for (let round = 0; round < 8; round += 1) {
        const { access_token: token, refresh_token } = await begin();
        const [signedOut, ...refreshed] = await Promise.all([
          call('POST', '/auth/signout', { token }),
          refresh(refresh_token),
          refresh(refresh_token),
          refresh(refresh_token),
        ]);
        expect(signedOut.status).toBe(200);
        for (const { status } of refreshed) expect([200, 401]).toContain(status);
        expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
      }
    }, 60_000);

    test('ends the whole session if a used token is used again later', async () => {
      const { refresh_token } = await begin();
      const pair = pairIn(await refresh(refresh_token));
      service().pass(121_000);
      const { status, body } = await refresh(refresh_token);
      expect([status, body.code]).toEqual([401, 'E_INVALID_REFRESH_TOKEN']);
      expect(await works(pair.access_token)).toBe(false);
      expect((await refresh(pair.refresh_token)).status).toBe(401);
    });

    test('does not end other sessions of the same user', async () => {
      const { addUser, sessionOf, pass } = service();
      const id = await addUser({ role: 'admin' });
      const [stolen, other] = [await sessionOf(id), await sessionOf(id)];
      await refresh(stolen.refresh_token);
      pass(121_000);
      expect((await refresh(stolen.refresh_token)).status).toBe(401);
      expect((await refresh(other.refresh_token)).status).toBe(200);
    });

    test('rejects a token after thirty days, and a value with another id', async () => {
      const [one, two] = [await begin(), await begin()];
      expect((await refresh({ id: two.refresh_token.id, value: one.refresh_token.value })).status).toBe(401);
      service().pass(31 * 24 * 3_600_000);
      expect((await refresh(one.refresh_token)).status).toBe(401);
    });

    test.for([
      ['nothing', {}],
      ['a value without an id', { authorization: `Bearer ${'a'.repeat(43)}` }],
      ['an invalid id', { authorization: `Bearer ${'a'.repeat(43)}`, 'x-refresh-token-id': "1' or 1=1" }],
      ['an id without a value', { 'x-refresh-token-id': '00000000-0000-4000-8000-000000000000' }],
    ] as const)('rejects %s', async ([, headers]) => {
      const { status, body } = await service().call('POST', '/auth/refresh-token?with-refresh=1', {
        headers,
      });
      expect([status, body.code]).toEqual([401, 'E_INVALID_REFRESH_TOKEN']);
      expect(body.message).toBeTruthy();
    });
  });
};
