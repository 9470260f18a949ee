import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
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
import { seedEmpty } from '#server/seed/seed.ts';
import { accessToken, readData, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const settings = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'demo' } as const;

/** Each list, and the fields that must differ between its rows. */
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

/** Checks that the demo data is consistent. */
async function expectConsistent(db: Database) {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from wallets wallet where (available, pending) <> (
        select coalesce(sum(case when type = 'credit' and status = 'validated' then amount
            when type <> 'credit' and status <> 'rejected' then -amount else 0 end), 0),
          coalesce(sum(amount) filter (where status = 'pending'), 0)
        from transactions where wallet_id = wallet.id)) as wrong_balances,
      (select count(distinct (type, status))::int from transactions) as kinds,
      (select count(distinct status)::int from rides) as statuses,
      (select count(*)::int from rides join users on users.id in (client_id, driver_id)
        where rides.created_at < users.created_at) as before_signup,
      (select count(*)::int from rides where created_at > now() or completed_at > now()) as in_future,
      (select count(*)::int from rides join ride_offers offer on ride_id = rides.id and offer.status = 'accepted'
        where rides.price <> offer.price or rides.driver_id <> offer.driver_id) as unlike_offer,
      (select count(*)::int from rides where (driver_id is not null) <> exists (
        select from ride_offers where ride_id = rides.id and ride_offers.status = 'accepted')) as without_offer,
      (select count(*)::int from subscriptions where plan_id is null) as without_plan`.execute(db);
  const wrong = {
    wrong_balances: 0,
    before_signup: 0,
    in_future: 0,
    unlike_offer: 0,
    without_offer: 0,
    without_plan: 0,
  };
  expect(rows[0]).toEqual({ ...wrong, kinds: 9, statuses: 5 });
}

const rideStatistics = z.object({
  days: z.array(z.object({ rides: z.number() })),
  revenue: z.number(),
});

export const demoSuite: Suite = (service) => {
  const signIn = (password: string) =>
    service().call('POST', '/auth/signin', { json: { email: 'admin@example.com', password } });

  describe('an empty database', () => {
    test('is filled once with demo data, and its administrator can sign in', async () => {
      const admin = await seedEmpty(service().db, settings, silentLog);
      expect(admin?.password).toMatch(/^[\w-]{16}$/);
      const { body } = await signIn(admin?.password ?? '');
      const token = readData(accessToken, body).access_token;
      const get = async (path: string) => (await service().call('GET', path, { token })).body;
      const items = async (path: string, schema: z.ZodMiniType<Record<string, unknown>>) =>
        readPage(schema, await get(`/api/v1/admin/${path}?limit=100`)).items;
      expect((await get('/api/v1/admin/dashboard')).data).toEqual({
        users: 200,
        etablissements: 60,
        categories: 30,
        options: 12,
        subscriptionPlans: 6,
      });

      for (const [path, resource, varied] of lists) {
        const rows = await items(path, recordSchema(resource));
        const differ = (field: string) => new Set(rows.map((row) => JSON.stringify(row[field]))).size;
        for (const field of varied) expect([path, field, differ(field) > 1]).toEqual([path, field, true]);
      }
      for (const path of ['categories', 'options']) {
        const rows = await items(path, z.looseObject({ icon: z.unknown() }));
        expect(rows.every(({ icon }) => icon !== null)).toBe(true);
      }
      await expectConsistent(service().db);
      expect(await get('/api/v1/price-configs')).toMatchObject({ data: { base_price: 2.9 } });
      const { days, revenue } = readData(rideStatistics, await get('/api/v1/admin/ride-stats'));
      expect(revenue).toBeGreaterThan(5000);
      expect(days.filter((day) => day.rides > 0).length).toBeGreaterThan(60);

      expect(await seedEmpty(service().db, settings, silentLog)).toBeUndefined();
      expect(await get('/api/v1/admin/dashboard')).toMatchObject({ data: { users: 200 } });
    }, 60_000);
  });
};
