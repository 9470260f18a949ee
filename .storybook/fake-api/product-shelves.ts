import { resources } from '#resources/index.ts';
import type { Shelf } from '#runtime/testing/service.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { categoryRecords } from './catalogue-records.ts';
import { establishmentRecords } from './establishment-records.ts';
import { optionRecords } from './option-records.ts';
import { planRecords } from './plan-records.ts';
import { linkedShelf } from './references.ts';
import { rideRecords } from './ride-records.ts';
import { subscriptionRecords } from './subscription-records.ts';
import { people } from './user-records.ts';
import { transactionRecords, walletRecords, withdrawalRecords } from './wallet-records.ts';

const records: Readonly<Record<string, readonly StoredRecord[]>> = {
  users: people(57),
  categories: categoryRecords,
  establishments: establishmentRecords,
  options: optionRecords,
  plans: planRecords,
  subscriptions: subscriptionRecords,
  rides: rideRecords,
  wallets: walletRecords,
  transactions: transactionRecords,
  withdrawals: withdrawalRecords,
};

/** Records of entities that have a file of them. */
const demo: Readonly<Record<string, readonly StoredRecord[]>> = import.meta.glob('/resources/demo/*.json', {
  eager: true,
  import: 'default',
});

const fileOf = (name: string) =>
  `/resources/demo/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;

const shelves: readonly Shelf[] = resources.map((resource) => ({
  resource,
  records: records[resource.name] ?? demo[fileOf(resource.name)] ?? [],
}));

/** Everything that the product's service holds, as far as the demo has records of it. */
export const productShelves: readonly Shelf[] = shelves.map((shelf) =>
  records[shelf.resource.name] === undefined ? linkedShelf(shelf, shelves) : shelf,
);
