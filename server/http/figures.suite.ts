import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import type { Database } from '#server/database/tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import type { Suite } from '#server/testing/suite.ts';

const settings = {
  adminEmail: 'admin@example.com',
  adminPassword: 'une longue phrase',
  seed: 'demo',
} as const;
const figures = ['rides', 'transactions', 'users'];

/** Returns the kept numbers and amounts of each part. */
async function keptParts(db: Database) {
  const { rows } = await sql<{ figure: string; part: string[]; rows: number; amount: number }>`
    select figure, part, sum(rows)::int as rows, sum(amount)::float8 as amount from kept_figures
    group by figure, part having sum(rows) <> 0 or sum(amount) <> 0 order by figure, part`.execute(db);
  return rows;
}

/** Compares the kept figures with the rows of the tables. */
async function expectRight(db: Database) {
  const kept = await keptParts(db);
  await sql`select figure_again(figure) from figure_sources`.execute(db);
  expect(kept).toEqual(await keptParts(db));
  return kept;
}

const endRides = (db: Database) =>
  sql`update rides set status = 'completed', price = price + 1 where status in ('pending', 'accepted')`.execute(
    db,
  );

const addClient = (db: Database, index: number) =>
  sql`insert into users (id, name, email, role, active_role)
    values (gen_random_uuid(), 'Nom', ${`nom${index}@exemple.fr`}, 'client', 'client')`.execute(db);

export const figuresSuite: Suite = (service) => {
  describe('a figure', () => {
    test('follows what is added, changed and deleted', async () => {
      const { db } = service();
      expect(await expectRight(db)).toEqual([]);
      await seedEmpty(db, settings, silentLog);
      const seeded = await expectRight(db);
      expect([...new Set(seeded.map(({ figure }) => figure))]).toEqual(figures);

      await endRides(db);
      const ended = await expectRight(db);
      expect(ended).not.toEqual(seeded);
      expect(ended.filter(({ part }) => part[1] === 'pending')).toEqual([]);

      await sql`delete from ride_offers`.execute(db);
      await sql`delete from rides where status = 'cancelled'`.execute(db);
      // Deleted users stay as rows that no figure counts.
      await sql`update users set deleted_at = now() where role = 'client'`.execute(db);
      await sql`update transactions set status = 'rejected' where status = 'pending'`.execute(db);
      const left = await expectRight(db);
      expect(left.filter(({ part }) => part.includes('cancelled') || part.includes('client'))).toEqual([]);
    }, 60_000);

    test('is right after a transaction that is undone', async () => {
      const { db } = service();
      for (let index = 0; index < 12; index++) await addClient(db, index);
      const before = await keptParts(db);
      const undone = db.transaction().execute(async (trx) => {
        await sql`update users set email_verified = true`.execute(trx);
        await sql`select fold_figure('users')`.execute(trx);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await expectRight(db)).toEqual(before);
    });

    test('is right while many write and sum up at the same time', async () => {
      const { db } = service();
      await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          await addClient(db, index);
          await sql`select fold_figure('users')`.execute(db);
        }),
      );
      const { rows } = await sql`select 1 from kept_figures where figure = 'users'`.execute(db);
      expect(rows.length).toBeLessThan(60);
      await expectRight(db);
    });
  });
};
