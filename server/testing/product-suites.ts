import { categoriesSuite } from '#server/categories/categories.suite.ts';
import { establishmentsSuite } from '#server/establishments/establishments.suite.ts';
import { optionsSuite } from '#server/options/options.suite.ts';
import { plansSuite } from '#server/plans/plans.suite.ts';
import { pricesSuite } from '#server/prices/prices.suite.ts';
import { cancellationSuite } from '#server/rides/cancellation.suite.ts';
import { ridesSuite } from '#server/rides/rides.suite.ts';
import { demoSuite } from '#server/seed/product/demo.suite.ts';
import { subscriptionsSuite } from '#server/subscriptions/subscriptions.suite.ts';
import { walletsSuite } from '#server/wallets/wallets.suite.ts';
import type { Suite } from './suite.ts';

/** The tests of the product's own resources, of its prices and of its demo data. */
export const productSuites: readonly Suite[] = [
  categoriesSuite,
  establishmentsSuite,
  optionsSuite,
  plansSuite,
  pricesSuite,
  subscriptionsSuite,
  ridesSuite,
  cancellationSuite,
  walletsSuite,
  demoSuite,
];
