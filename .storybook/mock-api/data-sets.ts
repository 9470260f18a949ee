import { resources } from '#resources/index.ts';
import type { DataSet } from '#runtime/testing/service.ts';
import { linkedSample } from '#schema/links.ts';
import { dashed } from '#schema/names.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { activityRecords } from './activity-records.ts';
import { categoryRecords } from './category-records.ts';
import { establishmentRecords } from './establishment-records.ts';
import { optionRecords } from './option-records.ts';
import { planRecords } from './plan-records.ts';
import { rideRecords } from './ride-records.ts';
import { subscriptionRecords } from './subscription-records.ts';
import { people } from './user-records.ts';
import { transactionRecords, walletRecords, withdrawalRecords } from './wallet-records.ts';

/** The records of the product, which stories rely on. */
const records: Readonly<Record<string, readonly StoredRecord[]>> = {
  activity: activityRecords,
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

/** The sample records of generated resources. */
const samples = import.meta.glob<readonly StoredRecord[]>('/resources/demo/*.json', {
  eager: true,
  import: 'default',
});

const recordsOf = (name: string) => records[name] ?? samples[`/resources/demo/${dashed(name)}.json`] ?? [];

/** The data set of every resource. Links of sample records name records of other data sets. */
export const productDataSets: readonly DataSet[] = resources.map((resource) => ({
  resource,
  records: recordsOf(resource.name).map((record, index) =>
    resource.name in records
      ? record
      : linkedSample(resource, record, index, (link) => recordsOf(link.resource)),
  ),
}));
