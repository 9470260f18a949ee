import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { categories } from '#resources/categories.ts';
import { options } from '#resources/options.ts';
import { rides } from '#resources/rides.ts';
import { subscriptions } from '#resources/subscriptions.ts';
import { transactions } from '#resources/transactions.ts';
import { users } from '#resources/users.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { silentLog } from '#server/base/log.ts';
import type { Database } from '#server/database/tables.ts';
import type { Suite } from '#server/testing/suite.ts';
import { seedEmpty } from './seed.ts';

const wanted = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'demo' } as const;

type Row = Record<string, unknown>;

/** Each list, and what must not be the same in every row of its first page. */
const lists: readonly (readonly [path: string, resource: Resource, varied: readonly string[]])[] = [
  ['users', users, ['emailVerified', 'role', 'avatar', 'rating', 'subscription']],
  ['categories', categories, ['titre']],
  ['options', options, ['categories']],
  ['subscriptions', subscriptions, ['price', 'interval_unit', 'interval_count']],
  ['rides', rides, ['status', 'client', 'driver', 'luggage', 'animals']],
  ['wallets', wallets, ['available', 'pending']],
  ['transactions', transactions, ['type', 'status', 'amount']],
  ['withdrawals', withdrawals, ['status', 'method']],
];

/** What the demo tells adds up. */
async function expectTrue(db: Database) {
  const { rows } = await sql<Row>`
    select (select count(*)::int from wallets wallet where (available, pending) <> (
        select coalesce(sum(case when type = 'credit' and status = 'validated' then amount
            when type <> 'credit' and status <> 'rejected' then -amount else 0 end), 0),
          coalesce(sum(amount) filter (where status = 'pending'), 0)
        from transactions where wallet_id = wallet.id)) as unequal,
      (select count(distinct (type, status))::int from transactions) as kinds,
      (select count(distinct status)::int from rides) as statuses,
      (select count(*)::int from rides join users on users.id in (client_id, driver_id)
        where rides.created_at < users.created_at) as early,
      (select count(*)::int from rides where created_at > now() or completed_at > now()) as late,
      (select count(*)::int from rides join ride_offers offer on ride_id = rides.id and offer.status = 'accepted'
        where rides.price <> offer.price or rides.driver_id <> offer.driver_id) as bargains,
      (select count(*)::int from rides where (driver_id is not null) <> exists (
        select from ride_offers where ride_id = rides.id and ride_offers.status = 'accepted')) as strays,
      (select count(*)::int from subscriptions where plan_id is null) as planless`.execute(db);
  const wrong = { unequal: 0, early: 0, late: 0, bargains: 0, strays: 0, planless: 0 };
  expect(rows[0]).toEqual({ ...wrong, kinds: 9, statuses: 5 });
}

export const seedSuite: Suite = (world) => {
  const signIn = (password: string) =>
    world().call('POST', '/auth/signin', { json: { email: 'admin@example.com', password } });

  describe('an empty database', () => {
    test('is filled with believable people once, and its administrator can sign in', async () => {
      const admin = await seedEmpty(world().db, wanted, silentLog);
      expect(admin?.password).toMatch(/^[\w-]{16}$/);
      const { body } = await signIn(admin?.password ?? '');
      const token = String(Object(body.data).access_token);
      const get = async (path: string) => (await world().call('GET', path, { token })).body.data;
      expect(await get('/api/v1/admin/dashboard')).toEqual({
        users: 200,
        etablissements: 60,
        categories: 30,
        options: 12,
        subscriptionPlans: 6,
      });

      for (const [path, resource, varied] of lists) {
        const { items } = Object(await get(`/api/v1/admin/${path}?limit=100`)) as { items: Row[] };
        for (const row of items) {
          expect([path, recordSchema(resource).safeParse(row).error]).toEqual([path, undefined]);
        }
        const differ = (field: string) => new Set(items.map((row) => JSON.stringify(row[field]))).size;
        for (const field of varied) expect([path, field, differ(field) > 1]).toEqual([path, field, true]);
      }
      for (const path of ['categories', 'options']) {
        const { items } = Object(await get(`/api/v1/admin/${path}?limit=50`)) as { items: Row[] };
        expect(items.every(({ icon }) => icon !== null)).toBe(true);
      }
      await expectTrue(world().db);
      expect(await get('/api/v1/price-configs')).toMatchObject({ base_price: 2.9 });
      const { days, revenue } = Object(await get('/api/v1/admin/ride-stats'));
      expect(revenue).toBeGreaterThan(5000);
      expect(days.filter(({ rides }: { rides: number }) => rides > 0).length).toBeGreaterThan(60);

      expect(await seedEmpty(world().db, wanted, silentLog)).toBeUndefined();
      expect(await get('/api/v1/admin/dashboard')).toMatchObject({ users: 200 });
    }, 60_000);

    test('takes a given password, and may stay empty but for its administrator', async () => {
      const given = { ...wanted, adminPassword: 'motdepasse', seed: 'none' } as const;
      expect(await seedEmpty(world().db, given, silentLog)).toEqual({
        email: 'admin@example.com',
        password: undefined,
      });
      expect((await signIn('motdepasse')).status).toBe(200);
      const { total } = await world()
        .db.selectFrom('users')
        .select((all) => all.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(1);
    });

    test('takes a crowd', async () => {
      await seedEmpty(world().db, { ...wanted, seed: 3000 }, silentLog);
      const token = await world().tokenOf('admin');
      const { body } = await world().call('GET', '/api/v1/admin/users?query=elodie&limit=100', { token });
      const { items, total } = Object(body.data) as { items: unknown[]; total: number };
      expect(total).toBeGreaterThan(10);
      for (const user of items) expect(recordSchema(users).safeParse(user).error).toBeUndefined();
    }, 60_000);
  });
};
