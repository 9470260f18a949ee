import { describe, expect, test } from 'vitest';
import { roles } from '#resources/schemas/roles.ts';
import { users } from '#resources/users.ts';
import { recordSchema } from '#schema/schemas.ts';
import { choiceText, message, problemMessage } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

/** A role that a new user does not have. */
const [, otherRole] = roles;

export const userCommandsSuite: Suite = (service) => {
  const at = (path: string) => `/api/v1/admin/users/${path}`;
  const put = (token: string, path: string, json: unknown, headers = {}) =>
    service().call('PUT', at(path), { token, json, headers });
  async function administrator() {
    const id = await service().addUser({ role: 'admin' });
    return { id, token: (await service().sessionOf(id)).access_token };
  }
  const works = async (token: string) =>
    (await service().call('GET', '/api/v1/users/me', { token })).status === 200;
  const entries = () =>
    service()
      .db.selectFrom('activity')
      .select(['action', 'name', 'note', 'record_id', 'actor_id', 'changes'])
      .where('action', '!=', 'sign_in')
      .execute();
  const activeAdministrators = async () =>
    (
      await service()
        .db.selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .execute()
    ).length;

  describe('the role of a user', () => {
    test('changes at once, with an entry of the journal and a mail to the user', async () => {
      const { id: actor_id, token } = await administrator();
      const id = await service().addUser({ email: 'alice@exemple.fr' });
      const session = (await service().sessionOf(id)).access_token;
      const { status, body } = await put(token, `${id}/role`, { role: otherRole });
      expect([status, body.message]).toEqual([200, message('roleChanged')]);
      expect(body.data).toMatchObject({ id, role: otherRole, activeRole: otherRole });
      expect(recordSchema(users).safeParse(body.data).success).toBe(true);
      expect(await works(session)).toBe(true);
      expect(await entries()).toMatchObject([
        { action: 'command', name: 'role', record_id: id, actor_id, note: null },
      ]);
      expect((await entries())[0]?.changes).toEqual([
        { field: 'role', from: 'client', to: otherRole },
        { field: 'activeRole', from: 'client', to: otherRole },
      ]);
      const [mail] = service().mails;
      expect([mail?.to, mail?.subject]).toEqual(['alice@exemple.fr', message('mailAccessSubject')]);
      expect(mail?.text).toContain(choiceText(users, 'role', otherRole));
    });

    test('that a user has already leaves the active role as it is', async () => {
      const { token } = await administrator();
      const id = await service().addUser({ role: otherRole, active_role: 'client' });
      const { status, body } = await put(token, `${id}/role`, { role: otherRole });
      expect([status, body.data]).toMatchObject([200, { role: otherRole, activeRole: 'client' }]);
      expect([await entries(), service().mails]).toEqual([[], []]);
    });

    test('is one of those that exist', async () => {
      const { token } = await administrator();
      const id = await service().addUser();
      for (const [role, problem] of [
        ['boss', 'choice'],
        [1, 'required'],
        [null, 'required'],
        [undefined, 'required'],
      ] as const) {
        const { status, body } = await put(token, `${id}/role`, { role });
        expect([status, body.errors]).toEqual([422, { role: [problemMessage(problem)] }]);
      }
      expect((await put(token, `${newId()}/role`, { role: otherRole })).status).toBe(404);
    });
  });

  describe('the status of a user', () => {
    test('disabled ends every session and sign-in at once, until it is active again', async () => {
      const { id: actor_id, token } = await administrator();
      const email = 'alice@exemple.fr';
      const id = await service().addUser({ email, password_hash: await knownHash() });
      const sessions = [await service().sessionOf(id), await service().sessionOf(id)];
      const signIn = () =>
        service().call('POST', '/auth/signin', { json: { email, password: knownPassword } });
      const refresh = async () => {
        const { id: key = '', value } = sessions[0]?.refresh_token ?? {};
        const headers = { authorization: `Bearer ${value}`, 'x-refresh-token-id': key };
        return (await service().call('POST', '/auth/refresh-token?with-refresh=1', { headers })).status;
      };
      const disabled = await put(token, `${id}/status`, { status: 'disabled', note: ' Fraude ' });
      expect([disabled.status, disabled.body.message]).toEqual([200, message('userDisabled')]);
      expect(disabled.body.data).toMatchObject({ id, status: 'disabled' });
      for (const { access_token } of sessions) expect(await works(access_token)).toBe(false);
      expect(await refresh()).toBe(401);
      expect((await signIn()).status).toBe(401);
      const enabled = await put(token, `${id}/status`, { status: 'active' });
      expect([enabled.status, enabled.body.message]).toEqual([200, message('userEnabled')]);
      expect((await signIn()).status).toBe(200);
      for (const { access_token } of sessions) expect(await works(access_token)).toBe(false);
      const found = (await entries()).filter(({ action }) => action === 'command');
      expect(found).toMatchObject([
        { name: 'disable', note: 'Fraude', record_id: id, actor_id },
        { name: 'enable', note: null, record_id: id, actor_id },
      ]);
      expect(found.map(({ changes }) => changes)).toEqual([
        [{ field: 'status', from: 'active', to: 'disabled' }],
        [{ field: 'status', from: 'disabled', to: 'active' }],
      ]);
      const texts = service().mails.map(({ text }) => text.split('\n')[0]);
      expect(texts).toEqual([message('mailDisabledText'), message('mailEnabledText')]);
    });

    test.for(['active', 'disabled'] as const)(
      '%s that a user has already is no change: no entry of the journal and no mail says so',
      async (status) => {
        const { token } = await administrator();
        const id = await service().addUser({ status });
        const done = await put(token, `${id}/status`, { status, note: 'Fraude' });
        expect([done.status, done.body.data]).toMatchObject([200, { id, status }]);
        expect([await entries(), service().mails]).toEqual([[], []]);
      },
    );

    test('is one of two, with a note of at most 1000 characters', async () => {
      const { token } = await administrator();
      const id = await service().addUser();
      for (const json of [{}, { status: 'gone' }, { status: 'disabled', note: 'x'.repeat(1001) }])
        expect((await put(token, `${id}/status`, json)).status).toBe(422);
      expect((await put(token, `${newId()}/status`, { status: 'disabled' })).status).toBe(404);
      expect(await entries()).toEqual([]);
    });
  });

  test('every session of a user is ended, and the user can sign in again', async () => {
    const { id: actor_id, token } = await administrator();
    const email = 'alice@exemple.fr';
    const id = await service().addUser({ email, password_hash: await knownHash() });
    const sessions = [await service().sessionOf(id), await service().sessionOf(id)];
    const { status, body } = await service().call('DELETE', at(`${id}/sessions`), { token });
    expect([status, body.message]).toEqual([200, message('sessionsEnded')]);
    for (const { access_token } of sessions) expect(await works(access_token)).toBe(false);
    expect(await works(token)).toBe(true);
    expect(await entries()).toMatchObject([
      { action: 'session_ended', name: 'endSessions', record_id: id, actor_id },
    ]);
    expect(service().mails.map(({ to }) => to)).toEqual([email]);
    const json = { email, password: knownPassword };
    expect((await service().call('POST', '/auth/signin', { json })).status).toBe(200);
    expect((await service().call('DELETE', at(`${newId()}/sessions`), { token })).status).toBe(404);
  });

  const commands = [
    ['PUT', 'role', { role: otherRole }],
    ['PUT', 'status', { status: 'disabled' }],
    ['DELETE', 'sessions', undefined],
  ] as const;

  test.for(commands)(
    '%s %s changes nothing if the user has changed meanwhile',
    async ([method, path, json]) => {
      const { token } = await administrator();
      const id = await service().addUser();
      const session = (await service().sessionOf(id)).access_token;
      const version = (await service().call('GET', at(id), { token })).headers.get('etag') ?? '';
      await service().db.updateTable('users').set({ name: 'Autre' }).where('id', '=', id).execute();
      const run = (ifMatch: string) =>
        service().call(method, at(`${id}/${path}`), { token, json, headers: { 'if-match': ifMatch } });
      const outdated = await run(version);
      expect([outdated.status, outdated.body.code]).toEqual([412, 'E_VERSION_CONFLICT']);
      expect(outdated.body.data).toMatchObject({ id, name: 'Autre', role: 'client', status: 'active' });
      expect(await works(session)).toBe(true);
      expect(await entries()).toEqual([]);
      const done = await run(outdated.headers.get('etag') ?? '');
      expect(done.status).toBe(200);
      const now = await service().call('GET', at(id), { token });
      expect(done.headers.get('etag')).toBe(now.headers.get('etag'));
    },
  );

  test.for(commands)('%s %s is only for administrators', async ([method, path, json]) => {
    const id = await service().addUser();
    const session = (await service().sessionOf(id)).access_token;
    const url = at(`${id}/${path}`);
    expect((await service().call(method, url, { json })).status).toBe(401);
    for (const role of roles.filter((each) => each !== 'admin'))
      expect((await service().call(method, url, { json, token: await service().tokenOf(role) })).status).toBe(
        403,
      );
    // Users cannot change their own rights.
    expect((await service().call(method, url, { json, token: session })).status).toBe(403);
    const { token } = await administrator();
    expect((await service().call('GET', at(id), { token })).body.data).toMatchObject({
      role: 'client',
      status: 'active',
    });
    expect(await works(session)).toBe(true);
  });

  test('a repeated command gets the first response, and is not run again', async () => {
    const { token } = await administrator();
    const id = await service().addUser();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await put(token, `${id}/role`, { role: otherRole }, headers);
    const again = await put(token, `${id}/role`, { role: otherRole }, headers);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await entries()).toHaveLength(1);
    expect(service().mails).toHaveLength(1);
  });

  describe('at least one administrator remains', () => {
    const own = [
      ['role', { role: 'client' }],
      ['status', { status: 'disabled' }],
    ] as const;
    test.for(own)('nobody changes their own %s, not even the last administrator', async ([command, json]) => {
      const { id, token } = await administrator();
      const { status, body } = await put(token, `${id}/${command}`, json);
      expect([status, body.code, body.message]).toEqual([409, 'E_OWN_ACCOUNT', message('ownRights')]);
      expect(await activeAdministrators()).toBe(1);
      expect(await works(token)).toBe(true);
    });

    test.for(own)('when two administrators change the %s of each other at once', async ([command, json]) => {
      const two = [await administrator(), await administrator()];
      const responses = await Promise.all(
        two.map(({ token }, index) => put(token, `${two[1 - index]?.id}/${command}`, json)),
      );
      const [done, refused] = responses.map(({ status }) => status).toSorted();
      expect(done).toBe(200);
      // The guard refuses the slower one, or the check after the lock does.
      expect([401, 403]).toContain(refused);
      expect(await activeAdministrators()).toBe(1);
    });
  });
};
