import { sql } from 'kysely';
import { createIndexes, dropIndexes } from '#server/database/indexes.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { insertAll, type Seeding } from '#server/seed/insert.ts';
import type { Person } from '#server/seed/people.ts';
import { day, type Random } from '#server/seed/random.ts';
import type { Catalogue } from './catalogue.ts';

const statuses = ['OK', 'OK', 'OK', 'OK', 'PENDING', 'CANCELED', 'EXPIRED'] as const;

/** Inserts subscriptions of about 60 % of the users. */
export async function fillSubscriptions(
  seeding: Seeding,
  people: readonly Person[],
  { subscribedPlans }: Catalogue,
): Promise<void> {
  const { random, now } = seeding;
  const subscribers = people.filter(() => random.happens(0.6));
  const subscriptions = subscribers.map(({ id: user_id, createdAt }) => ({
    id: random.id(),
    user_id,
    ...random.pick(subscribedPlans),
    status: random.pick(statuses),
    external_ref: `sub_${random.id().replaceAll('-', '').slice(0, 24)}`,
    created_at: new Date(createdAt.getTime() + delay(random, createdAt, now)),
  }));
  await insertAll(seeding, 'subscriptions', subscriptions);
}

/** Returns the milliseconds between joining and subscribing, 40 days at most. */
function delay(random: Random, joined: Date, now: Date): number {
  const longest = Math.min(40 * day, now.getTime() - joined.getTime());
  return Math.floor((longest * random.integer(0, 999)) / 1000);
}

/** Inserts a subscription for each user with a verified email address and a rating, all in one statement. */
export async function fillManySubscriptions(trx: DatabaseTransaction): Promise<void> {
  const indexes = await dropIndexes(trx, ['subscriptions']);
  await sql`
    insert into subscriptions (id, user_id, price, interval_unit, interval_count, status, external_ref, created_at)
    select gen_random_uuid(), id, 29.90, 'month', 1, case when rating_total % 2 = 0 then 'OK' else 'PENDING' end,
      'sub_' || md5(id::text), created_at
    from users where email_verified and rating_total > 0`.execute(trx);
  await createIndexes(trx, indexes);
}
