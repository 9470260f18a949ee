import type { Catalogue } from './catalogue.ts';
import { insertAll, type Seeding } from './insert.ts';
import type { Person } from './people.ts';
import { day, type Random } from './random.ts';

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
