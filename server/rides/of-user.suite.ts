import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createUpkeep } from '#server/base/upkeep.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import { addRide } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import { finishDeletions } from '#server/users/belongings.ts';
import { ridesOfUser } from './of-user.ts';
import { rewriteRides } from './renamed-users.ts';

export const ridesOfUserSuite: Suite = (service) => {
  async function call(path: string) {
    return service().call('GET', `/api/v1/admin/${path}`, { token: await service().tokenOf('admin') });
  }
  /** Returns the sorted ids of the rides that filters let through, after a check of the total. */
  async function found(filters: Readonly<Record<string, string>>): Promise<string[]> {
    const { body } = await call(`rides?${new URLSearchParams(filters)}`);
    const { items, total } = readPage(identified, body);
    expect(total).toBe(items.length);
    return items.map(({ id }) => id).toSorted();
  }

  describe('the rides of a user', () => {
    test('are those as client and those as driver, as many as the statistics of the user count', async () => {
      const { addUser } = service();
      const [user, other] = [await addUser(), await addUser({ role: 'driver' })];
      const ridden = await addRide(service(), { client_id: user, driver_id: other, status: 'completed' });
      const driven = await addRide(service(), { client_id: other, driver_id: user, status: 'cancelled' });
      const both = await addRide(service(), { client_id: user, driver_id: user });
      const others = await addRide(service(), { client_id: other });
      await addRide(service());
      const all = [ridden, driven, both].toSorted();
      expect(await found({ user })).toEqual(all);
      expect(await found({ user: user.toUpperCase() })).toEqual(all);
      expect(await found({ user, status: 'cancelled' })).toEqual([driven]);
      expect(await found({ user, client: other })).toEqual([driven]);
      expect(await found({ user: other, status: 'pending' })).toEqual([others]);
      expect(await found({ user: newId() })).toEqual([]);
      const { body } = await call(`users/${user}/stats`);
      expect(body.data).toMatchObject({ rides: all.length, completed: 1, cancelled: 1 });
    });

    test.for(['', 'x', '107', `${newId()}0`])(
      '%j is no user: the error has the name of the parameter',
      async (user) => {
        const { status, body } = await call(`rides?user=${user}`);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['user']]);
      },
    );
  });

  describe('the rides of a user who is deleted', () => {
    /** Adds a deletable driver with some rides. Returns the id of the driver, and the reference of the last ride. */
    async function addDriver(count: number) {
      const { db, addUser } = service();
      const id = await addUser({ name: 'Alice Dubreuil', role: 'driver' });
      const plan = { price: 10, interval_unit: 'month', interval_count: 1 } as const;
      await db
        .insertInto('subscriptions')
        .values({ id: newId(), user_id: id, status: 'OK', external_ref: 'sub_1', ...plan })
        .execute();
      const first = await addRide(service(), { driver_id: id, reference: 'Z-0', status: 'completed' });
      const { rows } = await sql<{ name: string }>`
        select string_agg(quote_ident(column_name), ', ') as name from information_schema.columns
        where table_name = 'rides' and column_name not in ('id', 'reference', 'search')`.execute(db);
      const columns = sql.raw(rows[0]?.name ?? '');
      await sql`insert into rides (id, reference, ${columns})
        select gen_random_uuid(), 'Z-' || number, ${columns}
        from rides, generate_series(1, ${count - 1}::int) as number where id = ${first}`.execute(db);
      return { id, reference: `Z-${count - 1}` };
    }
    const search = async (query: string) => (await found({ query, limit: '100' })).length;
    const named = async () =>
      (await sql`select from rides where search like '%dubreuil%'`.execute(service().db)).rows.length;
    const waiting = () => service().db.selectFrom('renamed_users').select('user_id').execute();

    test.for([2, 1100])('are not found by the former name: %s rides', async (count) => {
      const { id, reference } = await addDriver(count);
      expect(await search(`dubreuil ${reference}`)).toBe(1);
      const token = await service().tokenOf('admin');
      expect((await service().call('DELETE', `/api/v1/admin/users/${id}`, { token })).status).toBe(200);
      expect([await search('dubreuil'), await named(), await waiting()]).toEqual([0, 0, []]);
      expect(await search(reference)).toBe(1);
    });

    test('are listed, but not searched, until a server has written those of many again', async () => {
      const { id, reference } = await addDriver(600);
      const { db, appWith } = service();
      const idle = appWith({ background: { run: () => {}, settled: async () => {} } });
      const authorization = `Bearer ${await service().tokenOf('admin')}`;
      const path = `/api/v1/admin/users/${id}`;
      expect((await idle.request(path, { method: 'DELETE', headers: { authorization } })).status).toBe(200);
      expect([await named(), await waiting()]).toEqual([600, [{ user_id: id }]]);
      expect([await search('dubreuil'), await search(reference)]).toEqual([0, 0]);
      expect(readPage(identified, (await call('rides')).body).total).toBe(600);
      // Another name, while the rides of the former one are written: all of them are written once more.
      await db.transaction().execute(async (trx) => {
        await sql`update renamed_users set last_ride = ${newId()}`.execute(trx);
        await trx.updateTable('users').set({ name: 'Zoé' }).where('id', '=', id).execute();
      });
      await Promise.all([rewriteRides(db), rewriteRides(db)]);
      expect([await named(), await waiting()]).toEqual([0, []]);
      expect([await search('dubreuil'), await search(`zoe ${reference}`)]).toEqual([0, 1]);
    });

    test('are written again once the database takes them, after an error ended it', async () => {
      const { id, reference } = await addDriver(200);
      const { db, services } = service();
      await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
        db,
      );
      await sql`create trigger fail before update on rides for each row execute function fail()`.execute(db);
      const upkeep = createUpkeep(services.background, 1);
      onTestFinished(async () => {
        upkeep.stop();
        await sql`drop function if exists fail cascade`.execute(db);
      });
      const token = await service().tokenOf('admin');
      expect((await service().call('DELETE', `/api/v1/admin/users/${id}`, { token })).status).toBe(200);
      finishDeletions(upkeep, db, [ridesOfUser]);
      expect([await named(), await waiting()]).toEqual([200, [{ user_id: id }]]);
      await sql`drop function fail cascade`.execute(db);
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 5000 });
      expect([await search('dubreuil'), await named(), await search(reference)]).toEqual([0, 0, 1]);
    });
  });
};
