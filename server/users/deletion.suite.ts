import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoices } from '#resources/invoices.ts';
import { rides } from '#resources/rides.ts';
import { recordSchema } from '#schema/schemas.ts';
import { message } from '#server/base/messages.ts';
import { forgetResponses } from '#server/calls/remembered-responses.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { addRide, addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash, knownPassword } from '#server/testing/test-service.ts';

const plan = { price: 10, interval_unit: 'month', interval_count: 1 } as const;
const nobody = { id: null, name: message('deletedUser'), avatar: null };

/** Returns every row of the database as a text of all its columns, by its table. */
async function allRows(db: Database) {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  const rows: { readonly table: string; readonly text: string }[] = [];
  for (const { name: table } of tables.rows) {
    const found = await sql<{
      text: string;
    }>`select to_jsonb(listed)::text as text from ${sql.table(table)} listed`.execute(db);
    rows.push(...found.rows.map(({ text }) => ({ table, text })));
  }
  return rows;
}

/** The tests of what remains after a user is deleted: the ledger, and nothing of the person. */
export const deletionSuite: Suite = (service) => {
  async function call(method: string, path: string) {
    return service().call(method, path, { token: await service().tokenOf('admin') });
  }
  /** Adds a user whose subscription allows the deletion. */
  async function addDeletable() {
    const user = { name: 'Alice Dubreuil', email: `${newId()}@exemple.fr`, phone: '06 12 34 56 78' };
    const id = await service().addUser({ ...user, role: 'driver', password_hash: await knownHash() });
    await service()
      .db.insertInto('subscriptions')
      .values({ id: newId(), user_id: id, status: 'OK', external_ref: 'sub_1', ...plan })
      .execute();
    return { id, email: user.email };
  }
  async function remove(id: string) {
    const removable = await call('GET', `/api/v1/admin/users/${id}/can-delete`);
    const { status, body } = await call('DELETE', `/api/v1/admin/users/${id}`);
    return { removable: removable.body.data, status, message: body.message };
  }
  const refused = (reason: string) => ({
    removable: { canDelete: false, reason },
    status: 409,
    message: reason,
  });

  describe('a user is not deleted', () => {
    test.for([{ available: 0.01 }, { pending: 150 }])('with money in the wallet: %o', async (amount) => {
      const { id } = await addDeletable();
      await addWallet(service(), { user_id: id, ...amount });
      expect(await remove(id)).toEqual(refused(message('userHasMoney')));
      expect(await service().db.selectFrom('wallets').select('id').execute()).toHaveLength(1);
    });

    test('while a withdrawal is pending', async () => {
      const { id } = await addDeletable();
      await addTransaction(service(), await addWallet(service(), { user_id: id }));
      expect(await remove(id)).toEqual(refused(message('userHasWithdrawal')));
    });

    test.for([
      ['client_id', 'accepted'],
      ['driver_id', 'in_progress'],
    ] as const)('during a ride: %s, %s', async ([column, status]) => {
      const { id } = await addDeletable();
      await addRide(service(), { [column]: id, status });
      expect(await remove(id)).toEqual(refused(message('userHasRide')));
    });
  });

  test('rides, invoices, wallets, transactions and subscriptions stay, without the name', async () => {
    const { id } = await addDeletable();
    const wallet = await addWallet(service(), { user_id: id });
    await addTransaction(service(), wallet, { status: 'validated' });
    const completed = await addRide(service(), { client_id: id, driver_id: id, status: 'completed' });
    const requested = await addRide(service(), { client_id: id, status: 'pending' });
    expect((await remove(id)).status).toBe(200);

    const ride = await call('GET', `/api/v1/rides/${completed}`);
    expect(ride.body.data).toMatchObject({ client: nobody, driver: nobody });
    expect(recordSchema(rides).safeParse(ride.body.data).success).toBe(true);
    expect((await call('GET', `/api/v1/rides/${requested}`)).body.data).toMatchObject({
      status: 'cancelled',
    });
    const invoice = await call('GET', `/api/v1/admin/rides/${completed}/invoice`);
    expect(invoice.body.data).toMatchObject({ client: { name: nobody.name, email: null } });
    expect(recordSchema(invoices).safeParse(invoice.body.data).success).toBe(true);
    for (const list of ['wallets', 'transactions', 'withdrawals', 'subscriptions']) {
      const { items } = readPage(z.looseObject({}), (await call('GET', `/api/v1/admin/${list}`)).body);
      expect([list, items]).toMatchObject([list, [{ user: { ...nobody, email: null } }]]);
    }
  });

  test('the open offers of others for the requested rides expire', async () => {
    const { db, addUser } = service();
    const { id } = await addDeletable();
    const ride_id = await addRide(service(), { client_id: id, status: 'pending' });
    const driver_id = await addUser({ role: 'driver' });
    await db
      .insertInto('ride_offers')
      .values({ id: newId(), ride_id, driver_id, price: 12, status: 'pending' })
      .execute();
    expect((await remove(id)).status).toBe(200);
    const offers = await db.selectFrom('ride_offers').select(['driver_id', 'status']).execute();
    expect(offers).toEqual([{ driver_id, status: 'expired' }]);
  });

  test('the journal has entries about the cancelled rides and the deleted establishments, too', async () => {
    const { id } = await addDeletable();
    const ride = await addRide(service(), { client_id: id, status: 'pending' });
    const columns = { category_id: null, nom: 'Chez Alice', adresse: 'A', phone: 'A', description: 'A' };
    const { db } = service();
    await db
      .insertInto('establishments')
      .values({ id: newId(), owner_id: id, ...columns })
      .execute();
    expect((await remove(id)).status).toBe(200);
    const entries = await db
      .selectFrom('activity')
      .select(['action', 'name', 'resource', 'record_id', 'changes'])
      .orderBy('resource')
      .execute();
    expect(entries).toMatchObject([
      {
        action: 'delete',
        resource: 'establishments',
        changes: [{ field: 'nom', from: 'Chez Alice', to: null }],
      },
      {
        action: 'command',
        name: 'cancel',
        resource: 'rides',
        record_id: ride,
        changes: [{ field: 'status', from: 'pending', to: 'cancelled' }],
      },
      { action: 'delete', resource: 'users', record_id: id },
    ]);
  });

  test('nothing of the person is left', async () => {
    const { id, email } = await addDeletable();
    await addRide(service(), { client_id: id, status: 'completed' });
    const paid = { status: 'validated', method_type: 'paypal', method_label: 'dubreuil@paypal.fr' } as const;
    await addTransaction(service(), await addWallet(service(), { user_id: id }), paid);
    const { access_token: token } = await service().sessionOf(id);
    const method = { id: newId(), user_id: id, type: 'bank', label: 'FR76 1234', is_default: true } as const;
    await service().db.insertInto('withdrawal_methods').values(method).execute();
    expect((await remove(id)).status).toBe(200);

    const { db, call: plain } = service();
    const personal = /dubreuil|exemple\.fr.*alice|06 ?12 ?34|FR76/i;
    const rows = await allRows(db);
    const left = rows.filter(({ text }) => personal.test(text) || text.includes(email));
    // The journal keeps the name.
    expect(left.map(({ table }) => table)).toEqual(['activity']);
    expect(left[0]?.text.replaceAll('Alice Dubreuil', '')).not.toMatch(personal);
    expect((await plain('GET', '/api/v1/users/me', { token })).status).toBe(401);
    for (const address of [email, `${id}@deleted.invalid`]) {
      const json = { email: address, password: knownPassword };
      expect((await plain('POST', '/auth/signin', { json })).status).toBe(401);
      await plain('POST', '/auth/request-otp', { json: { email: address } });
    }
    expect([...service().codes]).toEqual([]);
  });

  test('nothing of a person whom an administrator has added is left, beside the name in the journal', async () => {
    const token = await service().tokenOf('admin');
    const json = { email: 'bob@ailleurs.fr', name: 'Bob Durand', phone: '06 98 76 54 32' };
    const password = 'une longue phrase facile';
    const headers = { 'idempotency-key': newId() };
    const added = await service().call('POST', '/auth/signup', {
      token,
      headers,
      json: { ...json, password },
    });
    const { id } = readData(identified, added.body);
    await service()
      .db.insertInto('subscriptions')
      .values({ id: newId(), user_id: id, status: 'OK', external_ref: 'sub_1', ...plan })
      .execute();
    expect((await remove(id)).status).toBe(200);
    // What a server does every minute: the response is remembered for a day.
    service().pass(24 * 3_600_000);
    await forgetResponses(service().db, service().now());
    const left = (await allRows(service().db)).filter(({ text }) =>
      /bob|durand|ailleurs|06 ?98 ?76/i.test(text),
    );
    expect(left.map(({ table }) => table)).toEqual(['activity', 'activity']);
    for (const { text } of left) expect(text).not.toMatch(/ailleurs|06 ?98 ?76/);
  });

  test('lists, searches and counts leave deleted users out', async () => {
    const { id } = await addDeletable();
    expect((await remove(id)).status).toBe(200);
    expect((await call('GET', `/api/v1/admin/users/${id}`)).status).toBe(404);
    const everyone = readPage(
      z.looseObject({ name: z.string() }),
      (await call('GET', '/api/v1/admin/users')).body,
    );
    expect(everyone.items.map(({ name }) => name)).not.toContain(nobody.name);
    expect((await call('GET', '/api/v1/admin/users?query=supprime')).body.data).toEqual({
      items: [],
      total: 0,
    });
    const dashboard = await call('GET', '/api/v1/admin/users/dashboard');
    expect(dashboard.body.data).toMatchObject({ roles: { client: 0, driver: 0 } });
    const living = await service()
      .db.selectFrom('users')
      .select('id')
      .where('deleted_at', 'is', null)
      .execute();
    expect((await call('GET', '/api/v1/admin/dashboard')).body.data).toMatchObject({
      users: living.length + 1,
    });
  });

  test('no deletion of a row deletes or changes a row with an amount', async () => {
    const { rows } = await sql<{ name: string }>`
      select key.conname as name from pg_constraint key
      where key.contype = 'f' and key.confdeltype not in ('a', 'r') and exists (
        select from pg_attribute amount where amount.attrelid = key.conrelid and amount.attnum > 0
          and amount.atttypid = 'numeric'::regtype
          and format_type(amount.atttypid, amount.atttypmod) = 'numeric(12,2)')`.execute(service().db);
    expect(rows).toEqual([]);
  });
};
