import type { Log } from '#server/base/log.ts';
import type { Seeding } from './insert.ts';
import { fillManyUsers } from './many-users.ts';
import { fillPeople } from './people.ts';
import { fillCatalogue } from './product/catalogue.ts';
import { fillEstablishments } from './product/establishments.ts';
import { fillRides } from './product/rides.ts';
import { fillManySubscriptions, fillSubscriptions } from './product/subscriptions.ts';
import { fillWallets } from './product/wallets.ts';

const demoPeople = 199;

/** Fills a new database, which has an administrator only, with the demo data or with a number of users. */
export async function fillDemo(seeding: Seeding, seed: 'demo' | number, log: Log): Promise<void> {
  const catalogue = await fillCatalogue(seeding);
  if (seed !== 'demo') {
    await fillManyUsers(seeding.trx, seed, ['client', 'driver', 'client'], log);
    return fillManySubscriptions(seeding.trx);
  }
  const people = await fillPeople(seeding, demoPeople, 'driver');
  await fillEstablishments(seeding, people, catalogue, 60);
  await fillSubscriptions(seeding, people, catalogue);
  const paidRides = await fillRides(seeding, people, 1300);
  await fillWallets(seeding, people, paidRides);
}
