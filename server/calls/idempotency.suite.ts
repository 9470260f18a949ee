import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { serviceCalls } from '#resources/calls/index.ts';
import { formOf, pictureFile } from '#server/testing/pictures.ts';
import { identified, readData } from '#server/testing/responses.ts';
import { addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';
import { forgetResponses } from './remembered-responses.ts';

const option = { titre: 'Wifi', titre_en: 'Wifi', description: 'Partout.', categories: [] };
const category = { titre: 'Librairie', titre_en: 'Bookshop', description: 'Des livres.' };
const options = '/api/v1/admin/options';
const hour = 60 * 60_000;

export const idempotencySuite: Suite = (service) => {
  const admin = () => service().tokenOf('admin');
  const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
  async function add(token: string, key: string, json: object = option) {
    return service().call('POST', options, { token, json, ...withKey(key) });
  }
  const count = async (table: 'options' | 'categories' | 'files' | 'idempotent_answers') =>
    (await service().db.selectFrom(table).select('created_at').execute()).length;

  describe('a repeated idempotency key', () => {
    test('creates one record and gives one response to four concurrent attempts', async () => {
      const [token, key] = [await admin(), randomUUID()];
      const attempts = await Promise.all(Array.from({ length: 4 }, () => add(token, key)));
      expect(new Set(attempts.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(attempts[0]?.status).toBe(201);
      expect(attempts.map(({ headers }) => headers.get('etag'))).toEqual(
        Array(4).fill(attempts[0]?.headers.get('etag')),
      );
      expect(await count('options')).toBe(1);
    });

    test('creates one record and one file from four concurrent forms with a picture', async () => {
      const [token, key] = [await admin(), randomUUID()];
      // Each form is encoded again, with another boundary.
      const send = async (fields: object = {}) => {
        const form = formOf({ ...category, image: pictureFile('image/png'), ...fields });
        return service().call('POST', '/api/v1/admin/categories', { token, form, ...withKey(key) });
      };
      const attempts = await Promise.all(Array.from({ length: 4 }, () => send()));
      expect(new Set(attempts.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect([attempts[0]?.status, await count('categories'), await count('files')]).toEqual([201, 1, 1]);
      const other = await send({ image: pictureFile('image/jpeg') });
      expect([other.status, other.body.code]).toEqual([422, 'E_IDEMPOTENCY_KEY_REUSED']);
      expect([await count('categories'), await count('files')]).toEqual([1, 1]);
    });

    test('is refused with another body, path or call', async () => {
      const [token, key] = [await admin(), randomUUID()];
      const first = await add(token, key);
      const { id } = readData(identified, first.body);
      const requests = [
        ['POST', options, { ...option, titre: 'Wi-Fi' }],
        ['PUT', `${options}/${id}`, option],
        ['DELETE', `${options}/${id}`, undefined],
      ] as const;
      for (const [method, path, json] of requests) {
        const { status, body } = await service().call(method, path, { token, json, ...withKey(key) });
        expect([method, status, body.code]).toEqual([method, 422, 'E_IDEMPOTENCY_KEY_REUSED']);
      }
      expect((await add(token, key)).body).toEqual(first.body);
    });

    test('is accepted after a failed attempt, and the write runs', async () => {
      const [token, key] = [await admin(), randomUUID()];
      expect((await add(token, key, { ...option, titre: '' })).status).toBe(422);
      expect((await add(token, key)).status).toBe(201);
      expect(await count('options')).toBe(1);
    });

    test('counts as another key for another account', async () => {
      const key = randomUUID();
      const [one, other] = [await add(await admin(), key), await add(await admin(), key)];
      expect([one.status, other.status]).toEqual([201, 201]);
      expect(readData(identified, one.body).id).not.toBe(readData(identified, other.body).id);
    });

    test('is forgotten after 24 hours, and its response is deleted by a later write', async () => {
      const { db } = service();
      const user = await service().addUser({ role: 'admin' });
      const token = async () => (await service().sessionOf(user)).access_token;
      const key = randomUUID();
      await add(await token(), key);
      await add(await token(), randomUUID());
      service().pass(23 * hour);
      await add(await token(), key);
      expect(await count('options')).toBe(2);
      service().pass(hour);
      expect((await add(await token(), key)).status).toBe(201);
      expect(await count('options')).toBe(3);
      const kept = await db.selectFrom('idempotent_answers').select('created_at').execute();
      expect(kept.map(({ created_at }) => created_at)).toEqual([service().now()]);
    });

    test('is deleted after 24 hours, also if nothing is written', async () => {
      const { db } = service();
      await add(await admin(), randomUUID());
      await sql`insert into idempotent_answers
        select decode(md5(number::text), 'hex'), fingerprint, status, body, etag, created_at
        from idempotent_answers, generate_series(1, 120) as number`.execute(db);
      service().pass(23 * hour);
      await add(await admin(), randomUUID());
      service().pass(hour);
      await forgetResponses(db, service().now());
      expect(await count('idempotent_answers')).toBe(1);
    });

    test.for(['x', '', '1234', `${randomUUID()}x`, `"${randomUUID()}"`])(
      'must be a UUID: %j',
      async (key) => {
        const { status, body } = await add(await admin(), key);
        expect([status, body.code, await count('options')]).toEqual([422, 'E_VALIDATION', 0]);
      },
    );

    test('decides a withdrawal once, and gives the second attempt the first response', async () => {
      const wallet = await addWallet(service(), { pending: 50 });
      const id = await addTransaction(service(), wallet, { amount: 50 });
      const path = `/api/v1/admin/wallets/${wallet}/transactions/${id}`;
      const [token, key] = [await admin(), randomUUID()];
      const json = { status: 'validated', note: 'Payé' };
      const decide = () => service().call('PUT', path, { token, json, ...withKey(key) });
      const attempts = await Promise.all([decide(), decide(), decide(), decide()]);
      expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await decide()).body).toEqual(attempts[0]?.body);
      const { status, body } = await service().call('PUT', path, { token, json, ...withKey(randomUUID()) });
      expect([status, body.code]).toEqual([409, 'E_DECIDED']);
    });

    test('changes a password once, although the second attempt sends the old one', async () => {
      const id = await service().addUser({ role: 'admin', password_hash: await knownHash() });
      const { access_token: token } = await service().sessionOf(id);
      const json = { currentPassword: knownPassword, newPassword: 'un autre mot de passe' };
      const change = (key: string) =>
        service().call('PUT', '/api/v1/users/me/password', { token, json, ...withKey(key) });
      const key = randomUUID();
      const [first, second] = [await change(key), await change(key)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      expect((await change(randomUUID())).status).toBe(422);
    });
  });

  describe('a remembered response', () => {
    test('holds no password, no token and no key', async () => {
      const id = await service().addUser({ role: 'admin', password_hash: await knownHash() });
      const { access_token: token } = await service().sessionOf(id);
      const keys = [randomUUID(), randomUUID()];
      const person = { email: 'a@exemple.fr', name: 'A', phone: '06 12 34 56 78', password: knownPassword };
      const change = { currentPassword: knownPassword, newPassword: 'un autre mot de passe' };
      const [signUp, changed] = [
        await service().call('POST', '/auth/signup', { token, json: person, ...withKey(keys[0] ?? '') }),
        await service().call('PUT', '/api/v1/users/me/password', {
          token,
          json: change,
          ...withKey(keys[1] ?? ''),
        }),
      ];
      expect([signUp.status, changed.status]).toEqual([201, 200]);
      const rows = await service().db.selectFrom('idempotent_answers').selectAll().execute();
      expect(rows).toHaveLength(2);
      const stored = rows.map((row) =>
        [
          row.body,
          row.etag,
          ...[row.key, row.fingerprint].map((bytes) => Buffer.from(bytes).toString()),
        ].join(),
      );
      for (const secret of [knownPassword, change.newPassword, token, ...keys])
        expect(stored.join()).not.toContain(secret);
    });

    test('never belongs to a call of a session, whose response has tokens', () => {
      const session = serviceCalls.filter(({ name }) => name.startsWith('session.'));
      expect(session.length).toBeGreaterThan(3);
      expect(session.filter(({ call }) => call.idempotent).map(({ name }) => name)).toEqual([]);
    });
  });
};
