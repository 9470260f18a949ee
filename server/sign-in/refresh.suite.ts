import { describe, expect, test } from 'vitest';
import type { TokenPair } from '#server/auth/token-pairs.ts';
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

    test('gives only an access token that can sign out if no refresh token is requested', async () => {
      const { access_token: token, refresh_token } = await begin();
      const { status, body } = await refresh(refresh_token, '?with-refresh=0');
      expect([status, body.data]).toEqual([200, { access_token: expect.any(String) }]);
      const signsOut = readData(accessToken, body).access_token;
      expect(await works(signsOut)).toBe(false);
      expect((await service().call('GET', '/api/v1/admin/users', { token: signsOut })).status).toBe(401);
      expect(await works(token)).toBe(true);
      expect((await service().call('POST', '/auth/signout', { token: signsOut })).status).toBe(200);
      expect(await works(token)).toBe(false);
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
      service().pass(31_000);
      expect((await refresh(refresh_token, '?with-refresh=0')).status).toBe(401);
      expect(await works(pair.access_token)).toBe(false);
    });

    test('gives simultaneous refreshes one and the same successor, within half a minute', async () => {
      const { refresh_token } = await begin();
      const responses = await Promise.all([
        refresh(refresh_token),
        refresh(refresh_token),
        refresh(refresh_token),
      ]);
      service().pass(29_000);
      const late = await refresh(refresh_token);
      expect([...responses, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [pair, ...others] = [...responses, late].map(pairIn);
      for (const other of others) expect(other).toEqual(pair);
      expect(await works(pair?.access_token ?? '')).toBe(true);
      const stored = await service().db.selectFrom('refresh_tokens').select('id').execute();
      expect(stored).toHaveLength(2);
    });

    test('a salt is deleted once its successor is used later, so that no chain of tokens can be derived', async () => {
      const { refresh_token } = await begin();
      const next = pairIn(await refresh(refresh_token));
      service().pass(31_000);
      await refresh(next.refresh_token);
      const tokens = service().db.selectFrom('refresh_tokens').select(['id', 'successor_salt']);
      const first = await tokens.where('id', '=', refresh_token.id).executeTakeFirstOrThrow();
      expect(first.successor_salt).toBeNull();
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
      service().pass(31_000);
      const { status, body } = await refresh(refresh_token);
      expect([status, body.code]).toEqual([401, 'E_INVALID_REFRESH_TOKEN']);
      expect(await works(pair.access_token)).toBe(false);
      expect((await refresh(pair.refresh_token)).status).toBe(401);
      const { db } = service();
      const entries = await db.selectFrom('activity').select(['action', 'name', 'resource']).execute();
      expect(entries).toEqual([{ action: 'session_ended', name: 'tokenReused', resource: 'users' }]);
    });

    test('does not end other sessions of the same user', async () => {
      const { addUser, sessionOf, pass } = service();
      const id = await addUser({ role: 'admin' });
      const [stolen, other] = [await sessionOf(id), await sessionOf(id)];
      await refresh(stolen.refresh_token);
      pass(31_000);
      expect((await refresh(stolen.refresh_token)).status).toBe(401);
      expect((await refresh(other.refresh_token)).status).toBe(200);
    });

    test('rejects the value of another token', async () => {
      const [one, two] = [await begin(), await begin()];
      expect((await refresh({ id: two.refresh_token.id, value: one.refresh_token.value })).status).toBe(401);
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

  describe('a session ends', () => {
    const minute = 60_000;

    test('twelve hours after the sign-in, however much it is used and refreshed', async () => {
      let pair = await begin();
      for (let used = 0; used < 12 * 60 - 50; used += 50) {
        service().pass(50 * minute);
        pair = pairIn(await refresh(pair.refresh_token));
        expect(await works(pair.access_token)).toBe(true);
      }
      service().pass(50 * minute);
      expect(await works(pair.access_token)).toBe(false);
      const { status, body } = await refresh(pair.refresh_token);
      expect([status, body.code]).toEqual([401, 'E_INVALID_REFRESH_TOKEN']);
    }, 60_000);

    test('an hour after the last use; a refresh alone does not count as use', async () => {
      let pair = await begin();
      service().pass(50 * minute);
      pair = pairIn(await refresh(pair.refresh_token));
      expect(await works(pair.access_token)).toBe(true);
      service().pass(50 * minute);
      pair = pairIn(await refresh(pair.refresh_token));
      service().pass(50 * minute);
      expect(await works(pair.access_token)).toBe(false);
      expect((await refresh(pair.refresh_token)).status).toBe(401);
    });
  });

  describe('wrong refresh tokens', () => {
    const wrong = 'a'.repeat(43);

    test('are limited by the id of the token, and never lock its owner out', async () => {
      const { refresh_token } = await begin();
      const statuses: number[] = [];
      for (let attempts = 0; attempts < 12; attempts += 1)
        statuses.push((await refresh({ id: refresh_token.id, value: wrong })).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      expect((await refresh(refresh_token)).status).toBe(200);
    });

    test('are limited by account', async () => {
      const { db, addUser, sessionOf } = service();
      const id = await addUser({ role: 'admin' });
      const [one, two] = [await sessionOf(id), await sessionOf(id)];
      await refresh({ id: one.refresh_token.id, value: wrong });
      const counts = db.updateTable('rate_limits').where('key', 'like', 'refresh-account:%');
      await counts.set({ count: 100 }).execute();
      expect((await refresh({ id: two.refresh_token.id, value: wrong })).status).toBe(429);
      expect((await refresh(two.refresh_token)).status).toBe(200);
    });

    test('with unknown ids neither limit others behind the same address nor fill the table', async () => {
      const { refresh_token } = await begin();
      for (let attempts = 0; attempts < 320; attempts += 1) {
        const id = `00000000-0000-4000-8000-${String(attempts).padStart(12, '0')}`;
        expect((await refresh({ id, value: wrong })).status).toBe(401);
      }
      expect(await service().db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
      expect((await refresh(refresh_token)).status).toBe(200);
    }, 30_000);
  });
};
