import { activitySuite } from '#server/activity/activity.suite.ts';
import { journaledWritesSuite } from '#server/activity/journaled-writes.suite.ts';
import { idempotencySuite } from '#server/calls/idempotency.suite.ts';
import { lostResponseSuite } from '#server/calls/lost-response.suite.ts';
import { readsSuite } from '#server/calls/reads.suite.ts';
import { unitOfWorkSuite } from '#server/calls/unit-of-work.suite.ts';
import { versionsSuite } from '#server/calls/versions.suite.ts';
import { categoriesSuite } from '#server/categories/categories.suite.ts';
import { changesSuite } from '#server/changes/changes.suite.ts';
import { signupsSuite } from '#server/dashboard/signups.suite.ts';
import { establishmentsSuite } from '#server/establishments/establishments.suite.ts';
import { badInputSuite } from '#server/http/bad-input.suite.ts';
import { contractSuite } from '#server/http/contract.suite.ts';
import { figuresSuite } from '#server/http/figures.suite.ts';
import { filtersSuite } from '#server/http/filters.suite.ts';
import { listsSuite } from '#server/http/lists.suite.ts';
import { requestLogSuite } from '#server/http/request-log.suite.ts';
import { searchesSuite } from '#server/http/searches.suite.ts';
import { totalsSuite } from '#server/http/totals.suite.ts';
import { metricsSuite } from '#server/metrics/metrics.suite.ts';
import { optionsSuite } from '#server/options/options.suite.ts';
import { pageReportsSuite } from '#server/page-reports/page-reports.suite.ts';
import { plansSuite } from '#server/plans/plans.suite.ts';
import { preferencesSuite } from '#server/preferences/preferences.suite.ts';
import { pricesSuite } from '#server/prices/prices.suite.ts';
import { cancellationSuite } from '#server/rides/cancellation.suite.ts';
import { ridesOfUserSuite } from '#server/rides/of-user.suite.ts';
import { ridesSuite } from '#server/rides/rides.suite.ts';
import { demoSuite } from '#server/seed/product/demo.suite.ts';
import { subscriptionsSuite } from '#server/subscriptions/subscriptions.suite.ts';
import { deletionSuite } from '#server/users/deletion.suite.ts';
import { usersSuite } from '#server/users/users.suite.ts';
import { viewsSuite } from '#server/views/views.suite.ts';
import { formerLabelsSuite } from '#server/wallets/former-labels.suite.ts';
import { walletsSuite } from '#server/wallets/wallets.suite.ts';
import type { Suite } from './suite.ts';

/**
 * The tests of the product's own resources, prices and demo data, and those that use its resources as examples of what all
 * resources share.
 */
export const productSuites: readonly Suite[] = [
  categoriesSuite,
  establishmentsSuite,
  optionsSuite,
  plansSuite,
  pricesSuite,
  subscriptionsSuite,
  ridesSuite,
  ridesOfUserSuite,
  cancellationSuite,
  walletsSuite,
  formerLabelsSuite,
  demoSuite,
  usersSuite,
  activitySuite,
  changesSuite,
  journaledWritesSuite,
  deletionSuite,
  contractSuite,
  filtersSuite,
  listsSuite,
  searchesSuite,
  badInputSuite,
  idempotencySuite,
  lostResponseSuite,
  versionsSuite,
  unitOfWorkSuite,
  viewsSuite,
  preferencesSuite,
  figuresSuite,
  signupsSuite,
  totalsSuite,
  requestLogSuite,
  metricsSuite,
  pageReportsSuite,
  readsSuite,
];
