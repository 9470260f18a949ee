import type { StoredRecord } from '#schema/resource.ts';
import { activityRecords } from './activity-records.ts';
import { categoryRecords } from './category-records.ts';
import { establishmentRecords } from './establishment-records.ts';
import { figureRoutes } from './figure-routes.ts';
import { optionRecords } from './option-records.ts';
import { planRecords } from './plan-records.ts';
import { priceRoutes } from './price-routes.ts';
import type { StoryDataSet } from './resource-routes.ts';
import { rideRecords } from './ride-records.ts';
import { rideRoutes } from './ride-routes.ts';
import type { Route } from './routes.ts';
import { subscriptionRecords } from './subscription-records.ts';
import { transactionRecords, walletRecords, withdrawalRecords } from './wallet-records.ts';

/** The records of the product's own resources, and the journal about them. */
export const productRecords: Readonly<Record<string, readonly StoredRecord[]>> = {
  activity: activityRecords,
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

/** Creates the product's own routes, except those that each resource declares. */
export const productRoutes = (dataSetOf: (name: string) => StoryDataSet): Route[] => [
  ...figureRoutes(dataSetOf),
  ...rideRoutes(dataSetOf('rides')),
  ...priceRoutes(),
];
