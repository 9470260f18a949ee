import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

export const accountSuite: Suite = (service) => {
  const begin = async () => {
    const { addUser, sessionOf } = service();
    const id = await addUser({ role: 'client', password_hash: await knownHash() });
    return { id, token: (await sessionOf(id)).access_token, other: (await sessionOf(id)).access_token };
  };
  const me = (token: string) => service().call('GET', '/api/v1/users/me', { token });
  const change = (token: string, json: unknown) =>
    service().call('PUT', '/api/v1/users/me/password', { token, json });

  test('every user reads their own profile, not only administrators', async () => {
    const { id, token } = await begin();
    const { status, body } = await me(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, role: 'client', avatar: null });
  });

  describe('changing the password', () => {
    test('needs the current password, and ends the other sessions', async () => {
      const { token, other } = await begin();
      const { status, body } = await change(token, {
        currentPassword: knownPassword,
        newPassword: 'un mot tout nouveau',
      });
      expect([status, body.message]).toEqual([200, message('passwordChanged')]);
      expect((await me(token)).status).toBe(200);
      expect((await me(other)).status).toBe(401);
      expect(service().mails.map(({ subject }) => subject)).toEqual([message('mailCredentialsSubject')]);
      expect(
        (await change(token, { currentPassword: 'un mot tout nouveau', newPassword: 'encore un autre mot' }))
          .status,
      ).toBe(200);
    });

    test('of two changes at once, one succeeds', async () => {
      const { token } = await begin();
      const responses = await Promise.all(
        ['un mot tout nouveau', 'encore un autre mot'].map((newPassword) =>
          change(token, { currentPassword: knownPassword, newPassword }),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const refused = responses.find(({ status }) => status === 422);
      expect(refused?.body.errors).toEqual({ currentPassword: [message('wrongPassword')] });
    });

    test('rejects a wrong current password, and after ten attempts every request', async () => {
      const { token } = await begin();
      for (let attempts = 0; attempts < 10; attempts += 1) {
        const { status, body } = await change(token, {
          currentPassword: 'autre',
          newPassword: 'un mot tout nouveau',
        });
        expect([status, body.errors]).toEqual([422, { currentPassword: [message('wrongPassword')] }]);
      }
      const response = await change(token, {
        currentPassword: knownPassword,
        newPassword: 'un mot tout nouveau',
      });
      expect(response.status).toBe(429);
    }, 30_000);

    test('does not count a right current password, whatever is wrong with the new one', async () => {
      const { token } = await begin();
      const send = (currentPassword: string, newPassword: string) =>
        change(token, { currentPassword, newPassword });
      for (let attempts = 0; attempts < 9; attempts += 1)
        expect((await send('autre', 'un mot tout nouveau')).status).toBe(422);
      for (const refused of ['court', 'azertyazerty', knownPassword]) {
        const { status, body } = await send(knownPassword, refused);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['newPassword']]);
      }
      expect((await send(knownPassword, 'un mot tout nouveau')).status).toBe(200);
    }, 30_000);

    test('says how to get a password if the account has none, and counts no attempt', async () => {
      const token = await service().tokenOf('admin');
      const wrong = { currentPassword: 'autre', newPassword: 'un mot tout nouveau' };
      for (let attempts = 0; attempts < 11; attempts += 1) {
        const { status, body } = await change(token, wrong);
        expect([status, body.errors]).toEqual([422, { currentPassword: [message('noPassword')] }]);
      }
    });

    test('counts wrong current passwords that are sent at once', async () => {
      const { token } = await begin();
      const wrong = { currentPassword: 'autre', newPassword: 'un mot tout nouveau' };
      const responses = await Promise.all(Array.from({ length: 14 }, () => change(token, wrong)));
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    }, 30_000);
  });

  test('an account that is deleted at the same time is not changed any more', async () => {
    const { id, token } = await begin();
    const { appWith, db, services } = service();
    const app = appWith({
      passwords: {
        ...services.passwords,
        // The deletion is committed while the new password is hashed.
        hash: async (password) => {
          await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
          return services.passwords.hash(password);
        },
      },
    });
    const body = JSON.stringify({ currentPassword: knownPassword, newPassword: 'un mot tout nouveau' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await app.request('/api/v1/users/me/password', { method: 'PUT', headers, body });
    expect(response.status).toBe(422);
    const user = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
    expect(user?.password_hash).toBe(await knownHash());
  });

  test('languages are stored', async () => {
    const { id, token } = await begin();
    const { db, call } = service();
    const json = { languages: ['fr', 'en'] };
    expect((await call('PUT', '/api/v1/users/me/languages', { token, json })).status).toBe(200);
    const user = await db.selectFrom('users').select('languages').where('id', '=', id).executeTakeFirst();
    expect(user?.languages).toEqual(['fr', 'en']);
  });
};
