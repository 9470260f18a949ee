import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { activity } from '#resources/activity.ts';
import { recordSchema } from '#schema/schemas.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

const entry = z.looseObject({ action: z.string(), changes: z.array(z.looseObject({ field: z.string() })) });
const texts = { titre: 'Bassin', titre_en: 'Pool', description: 'Un bassin' };

export const activitySuite: Suite = (service) => {
  async function administrator() {
    const id = await service().addUser({ role: 'admin', name: 'Ada' });
    const { access_token: token } = await service().sessionOf(id);
    const call = (method: string, path: string, json?: unknown) =>
      service().call(method, `/api/v1${path}`, { token, json });
    const entries = async (query = '') =>
      readPage(entry, (await call('GET', `/admin/activity${query}`)).body).items;
    return { id, token, call, entries };
  }

  test('a creation, a change and a deletion have entries with who, when, the old values and the new ones', async () => {
    const { id: actor, call, entries } = await administrator();
    const created = await call('POST', '/admin/options', { ...texts, categories: [] });
    const { id } = readData(identified, created.body);
    service().pass(1000);
    await call('PUT', `/admin/options/${id}`, { ...texts, titre: 'Piscine', categories: [] });
    service().pass(1000);
    await call('DELETE', `/admin/options/${id}`);
    const [deleted, changed, added] = await entries();
    const common = { actor: { id: actor, name: 'Ada' }, resource: 'options', note: null };
    expect(added).toMatchObject({ ...common, action: 'create', record: { id, title: 'Bassin' } });
    expect(added?.changes).toContainEqual({ field: 'titre', from: null, to: 'Bassin' });
    expect(changed).toMatchObject({
      ...common,
      action: 'update',
      record: { id, title: 'Piscine' },
      changes: [{ field: 'titre', from: 'Bassin', to: 'Piscine' }],
    });
    expect(deleted).toMatchObject({ ...common, action: 'delete', record: { id, title: 'Piscine' } });
    for (const one of [deleted, changed, added])
      expect(recordSchema(activity).safeParse(one).success).toBe(true);
  });

  test('a command has an entry with its note, and a refused one has none', async () => {
    const { call, entries } = await administrator();
    const wallet = await addWallet(service(), { pending: 50 });
    const withdrawal = await addTransaction(service(), wallet);
    const path = `/admin/wallets/${wallet}/transactions/${withdrawal}`;
    await call('PUT', path, { status: 'rejected', note: 'Compte fermé' });
    expect((await call('PUT', path, { status: 'validated' })).status).toBe(409);
    expect((await call('POST', '/admin/options', { titre: '' })).status).toBe(422);
    expect(await entries()).toMatchObject([
      {
        action: 'command',
        name: 'reject',
        note: 'Compte fermé',
        changes: [{ field: 'status', from: 'pending', to: 'rejected' }],
      },
    ]);
  });

  test('sign-ins, failed ones, ended sessions and new passwords have entries, without anything that was typed', async () => {
    const { entries } = await administrator();
    const { addUser, call, db } = service();
    const email = 'alice@exemple.fr';
    const id = await addUser({ email, password_hash: await knownHash(), email_verified: true });
    const signIn = (json: unknown) => call('POST', '/auth/signin', { json });
    const { body } = await signIn({ email, password: knownPassword });
    const { access_token: token } = readData(z.object({ access_token: z.string() }), body);
    await signIn({ email, password: 'un secret deviné' });
    service().pass(1000);
    await signIn({ email: 'un-secret-par-erreur@exemple.fr', password: 'un secret deviné' });
    const json = { currentPassword: knownPassword, newPassword: 'un tout autre mot de passe' };
    expect((await call('PUT', '/api/v1/users/me/password', { token, json })).status).toBe(200);
    expect((await call('POST', '/auth/signout', { token })).status).toBe(200);
    const all = await entries();
    expect(all.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sign_in', 'sign_in_failed', 'credentials', 'session_ended']),
    );
    const refused = all.filter(({ action }) => action === 'sign_in_failed');
    expect(refused).toMatchObject([
      { actor: null, record: null },
      { actor: null, record: { id } },
    ]);
    const { rows } = await sql<{ text: string }>`select activity::text as text from activity`.execute(db);
    for (const { text } of rows) expect(text).not.toMatch(/secret|autre mot de passe|argon|scrypt|\$/i);
  });

  test('it contains no password, and no email address or telephone number of a user', async () => {
    const { call, token, entries } = await administrator();
    const json = {
      email: 'b@exemple.fr',
      name: 'Bob',
      phone: '06 12 34 56 78',
      password: 'un mot de passe bien long',
    };
    expect((await service().call('POST', '/auth/signup', { token, json })).status).toBe(201);
    const [added] = await entries('?action=create');
    expect(added).toMatchObject({ resource: 'users', record: { title: 'Bob' } });
    expect(JSON.stringify(added)).not.toMatch(/password|exemple|12 34/);
    for (const field of ['email', 'phone'])
      expect(added?.changes).toContainEqual({ field, from: null, to: null });
    expect((await call('GET', '/admin/activity?action=nonsense')).status).toBe(422);
  });

  test('entries are filtered by actor, action, resource, record and time', async () => {
    const { id: actor, call, entries } = await administrator();
    const { body } = await call('POST', '/admin/options', { ...texts, categories: [] });
    const { id } = readData(identified, body);
    service().pass(60_000);
    const between = service().now().toISOString();
    service().pass(60_000);
    await call('PUT', `/admin/options/${id}`, { ...texts, titre: 'Piscine', categories: [] });
    const found = async (query: string) => (await entries(query)).map(({ action }) => action);
    expect(await found(`?actor=${actor}&sort=createdAt`)).toEqual(['create', 'update']);
    expect(await found(`?actor=${newId()}`)).toEqual([]);
    expect(await found('?action=create&action=delete')).toEqual(['create']);
    expect(await found(`?resource=options&record=${id}`)).toEqual(['update', 'create']);
    expect(await found(`?resource=users&record=${id}`)).toEqual([]);
    expect(await found(`?createdAt_from=${encodeURIComponent(between)}`)).toEqual(['update']);
    expect(await found(`?createdAt_to=${encodeURIComponent(between)}`)).toEqual(['create']);
  });

  test.for(['actor', 'action', 'resource', 'record', 'createdAt_from', 'createdAt_to'])(
    'an empty value of the filter %s is an error',
    async (name) => {
      const { call } = await administrator();
      const { status, body } = await call('GET', `/admin/activity?${name}=`);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
    },
  );

  test('an entry says that its record was deleted later', async () => {
    const { call, entries } = await administrator();
    const { body } = await call('POST', '/admin/options', { ...texts, categories: [] });
    const { id } = readData(identified, body);
    const kept = readData(
      identified,
      (await call('POST', '/admin/options', { ...texts, categories: [] })).body,
    );
    await call('DELETE', `/admin/options/${id}`);
    const found = await entries('?action=create&sort=createdAt');
    for (const one of found) expect(recordSchema(activity).safeParse(one).success).toBe(true);
    expect(found.map(({ record }) => record)).toEqual(
      expect.arrayContaining([
        { id, title: 'Bassin', deleted: true },
        { id: kept.id, title: 'Bassin' },
      ]),
    );
  });

  describe('the role of the service', () => {
    test.for([
      'update activity set note = $$x$$',
      'delete from activity',
      'truncate activity',
      'truncate activity cascade',
    ])('cannot change an entry: %s', async (statement) => {
      const { call, entries } = await administrator();
      await call('POST', '/admin/options', { ...texts, categories: [] });
      await expect(sql.raw(statement).execute(service().db)).rejects.toThrow('only added to');
      expect(await entries()).toHaveLength(1);
    });
  });

  test('an entry and its change are stored together, or neither', async () => {
    const { call, entries } = await administrator();
    await sql`alter table activity add constraint nothing check (action <> 'create')`.execute(service().db);
    try {
      expect(
        (await call('POST', '/admin/options', { ...texts, categories: [] })).status,
      ).toBeGreaterThanOrEqual(409);
      expect(await service().db.selectFrom('options').select('id').execute()).toEqual([]);
    } finally {
      await sql`alter table activity drop constraint nothing`.execute(service().db);
    }
    expect(await entries()).toEqual([]);
  });
};
