import { describe, expect, test } from 'vitest';
import { openSessions } from '#resources/calls/sessions.ts';
import { accessToken, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

export const sessionsSuite: Suite = (service) => {
  const path = '/api/v1/users/me/sessions';
  const begin = async () => {
    const { addUser, sessionOf } = service();
    const id = await addUser({ role: 'admin' });
    const [first, second, third] = [await sessionOf(id), await sessionOf(id), await sessionOf(id)];
    return { id, first: first.access_token, second: second.access_token, third: third.access_token };
  };
  const works = async (token: string) =>
    (await service().call('GET', '/api/v1/users/me', { token })).status === 200;
  const list = async (token: string) =>
    readData(openSessions, (await service().call('GET', path, { token })).body);

  describe('open sessions', () => {
    test('are listed to their user only, with their origin and a mark at the current one', async () => {
      const { addUser, call, pass, tokenOf } = service();
      const email = 'alice@exemple.fr';
      await addUser({ email, role: 'admin', password_hash: await knownHash() });
      await tokenOf('admin');
      const headers = { 'user-agent': `Firefox ${'x'.repeat(300)}`, 'x-forwarded-for': '10.7.0.1' };
      const signedIn = await call('POST', '/auth/signin', {
        json: { email, password: knownPassword },
        headers,
      });
      const token = readData(accessToken, signedIn.body).access_token;
      pass(60_000);
      const sessions = await list(token);
      expect(sessions).toMatchObject([{ current: true, ip: '10.7.0.1' }]);
      expect(sessions[0]?.agent).toHaveLength(255);
      pass(60_000);
      const [later] = await list(token);
      expect(Date.parse(later?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(sessions[0]?.lastUsedAt ?? ''));
      expect(later?.createdAt).toBe(sessions[0]?.createdAt);
    });

    test('have two ends: the latest possible one, and the one without further use', async () => {
      const { first } = await begin();
      const [session] = await list(first);
      const minutesAfter = (end = '', begin = '') => (Date.parse(end) - Date.parse(begin)) / 60_000;
      expect(minutesAfter(session?.expiresAt.absolute, session?.createdAt)).toBe(12 * 60);
      expect(minutesAfter(session?.expiresAt.idle, session?.lastUsedAt)).toBe(60);
    });

    test('are listed without those that were not used for too long', async () => {
      const { id } = await begin();
      service().pass(61 * 60_000);
      const { access_token } = await service().sessionOf(id);
      expect(await list(access_token)).toHaveLength(1);
    });

    test('are ended one by one, and only one’s own', async () => {
      const { first, second } = await begin();
      const current = (await list(second)).find((session) => session.current);
      const other = await service().tokenOf('admin');
      const remove = (token: string, id: unknown) => service().call('DELETE', `${path}/${id}`, { token });
      expect((await remove(other, current?.id)).status).toBe(404);
      expect((await remove(first, 'x')).status).toBe(404);
      expect(await works(second)).toBe(true);
      expect((await remove(first, current?.id)).status).toBe(200);
      expect([await works(first), await works(second)]).toEqual([true, false]);
    });

    test('are all ended except the current one', async () => {
      const { first, second, third } = await begin();
      expect((await service().call('DELETE', path, { token: second })).status).toBe(200);
      expect([await works(first), await works(second), await works(third)]).toEqual([false, true, false]);
    });
  });
};
