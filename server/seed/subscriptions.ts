import type { Writing } from '#server/database/tables.ts';
import type { Catalogue } from './catalogue.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import type { Person } from './people.ts';

const day = 86_400_000;
const statuses = ['OK', 'OK', 'OK', 'OK', 'PENDING', 'CANCELED', 'EXPIRED'] as const;

/** Subscriptions of many. */
export async function fillSubscriptions(
  trx: Writing,
  chance: Chance,
  people: readonly Person[],
  { takenPlans }: Catalogue,
  now: Date,
): Promise<void> {
  const subscribed = people.filter(() => chance.happens(0.6));
  await insertAll(
    trx,
    'subscriptions',
    subscribed.map((person) => ({
      id: chance.id(),
      user_id: person.id,
      ...chance.pick(takenPlans),
      status: chance.pick(statuses),
      external_ref: `sub_${chance.id().replaceAll('-', '').slice(0, 24)}`,
      created_at: new Date(person.createdAt.getTime() + wait(chance, person, now)),
    })),
  );
}

/** How long somebody took to make up their mind. */
function wait(chance: Chance, { createdAt }: Person, now: Date): number {
  const longest = Math.min(40 * day, now.getTime() - createdAt.getTime());
  return Math.floor((longest * chance.whole(0, 999)) / 1000);
}
