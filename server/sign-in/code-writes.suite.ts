import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { challenged } from '#resources/calls/factor-schemas.ts';
import { message } from '#server/base/messages.ts';
import { factorActions } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

const email = 'alice@exemple.fr';
const password = 'tout neuf et long';

/** The changes of an account by a one-time code. */
export const codeWritesSuite: Suite = (service) => {
  const post = (path: string, json: object) => service().call('POST', `/auth/${path}`, { json });
  const add = async (email_verified: boolean) =>
    service().addUser({ email, password_hash: await knownHash(), role: 'admin', email_verified });

  /** Requests a code. Returns the right one and a wrong one. */
  async function requestCode() {
    await post('request-otp', { email });
    const right = service().codes.get(email) ?? '';
    return { right, wrong: right === '000000' ? '000001' : '000000' };
  }

  const journal = () =>
    service()
      .db.selectFrom('activity')
      .select(['action', 'name', 'actor_id', 'record_id', 'changes'])
      .orderBy('action')
      .execute();
  const user = (id: string) =>
    service()
      .db.selectFrom('users')
      .select(['email_verified', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('verifying an email', () => {
    test('needs the right code, and is in the journal', async () => {
      const id = await add(false);
      const { right, wrong } = await requestCode();
      expect((await post('verify-email', { email, otp: wrong })).status).toBe(422);
      const { status, body } = await post('verify-email', { email, otp: right });
      expect([status, body.message]).toEqual([200, message('emailVerified')]);
      expect((await user(id)).email_verified).toBe(true);
      expect(await journal()).toEqual([
        { action: 'credentials', name: 'emailVerified', actor_id: id, record_id: id, changes: [] },
        { action: 'sign_in_failed', name: 'code', actor_id: null, record_id: null, changes: [] },
      ]);
    });
  });

  test('the first sign-in with a code has two entries in the journal: the verified address and the sign-in', async () => {
    const signIn = async () => {
      const { right: otp } = await requestCode();
      return post('verify-password-otp', { email, otp });
    };
    await add(false);
    for (const _ of ['first', 'again']) expect((await signIn()).status).toBe(200);
    expect((await journal()).map(({ name }) => name)).toEqual(['emailVerified', 'code', 'code']);
  });

  describe('resetting the password', () => {
    test('keeps the second factor, which the next sign-in needs', async () => {
      const actions = factorActions(service);
      const { token } = await actions.begin();
      await actions.addTotp(token);
      const { right: otp } = await requestCode();
      expect((await post('reset-password', { email, otp, password })).status).toBe(200);
      const { body } = await post('signin', { email, password });
      expect(readData(challenged, body).challenge.factors).toEqual(['totp', 'recovery']);
    });

    test('ends every session, sends the owner a mail, and is in the journal without the password', async () => {
      const id = await add(true);
      const { access_token: token } = await service().sessionOf(id);
      const { right: otp } = await requestCode();
      const { status, body } = await post('reset-password', { email, otp, password });
      expect([status, body.message]).toEqual([200, message('passwordReset')]);
      expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(401);
      expect(await journal()).toEqual([
        { action: 'credentials', name: 'password', actor_id: id, record_id: id, changes: [] },
      ]);
      expect(service().mails.at(-1)).toMatchObject({ to: email, subject: message('mailCredentialsSubject') });
      expect((await post('signin', { email, password: knownPassword })).status).toBe(401);
      expect((await post('signin', { email, password })).status).toBe(200);
    });

    test('with a refused password does not use up the code, and changes nothing', async () => {
      const id = await add(false);
      const before = await user(id);
      const { right: otp } = await requestCode();
      for (const refused of ['', 'court', 'azertyazerty', 'onze signes', email])
        expect((await post('reset-password', { email, otp, password: refused })).status).toBe(422);
      expect([await user(id), await journal()]).toEqual([before, []]);
      expect((await post('reset-password', { email, otp, password })).status).toBe(200);
    });

    test('happens once for simultaneous calls', async () => {
      await add(true);
      const { right: otp } = await requestCode();
      const attempts = [1, 2, 3].map(() => post('reset-password', { email, otp, password }));
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 422, 422]);
      expect((await journal()).filter(({ name }) => name === 'password')).toHaveLength(1);
    });

    test('that fails in its transaction leaves the code, the password and the sessions', async () => {
      const id = await add(true);
      const { access_token: token } = await service().sessionOf(id);
      const { right: otp } = await requestCode();
      const { db } = service();
      await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`.execute(
        db,
      );
      await sql`create trigger fails before insert on activity execute function fail()`.execute(db);
      const failed = await post('reset-password', { email, otp, password });
      await sql`drop trigger fails on activity`.execute(db);
      await sql`drop function fail`.execute(db);
      expect(failed.status).toBe(500);
      expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(200);
      expect((await post('signin', { email, password: knownPassword })).status).toBe(200);
      expect((await post('reset-password', { email, otp, password })).status).toBe(200);
    });
  });
};
