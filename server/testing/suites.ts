import { activitySuite } from '#server/activity/activity.suite.ts';
import { journaledWritesSuite } from '#server/activity/journaled-writes.suite.ts';
import { accessSuite } from '#server/auth/access.suite.ts';
import { pictureCookieSuite } from '#server/auth/picture-cookie.suite.ts';
import { idempotencySuite } from '#server/calls/idempotency.suite.ts';
import { lostResponseSuite } from '#server/calls/lost-response.suite.ts';
import { readsSuite } from '#server/calls/reads.suite.ts';
import { unitOfWorkSuite } from '#server/calls/unit-of-work.suite.ts';
import { versionsSuite } from '#server/calls/versions.suite.ts';
import { changesSuite } from '#server/changes/changes.suite.ts';
import { factorsSuite } from '#server/factors/factors.suite.ts';
import { fileStoreSuite } from '#server/files/file-store.suite.ts';
import { filesSuite } from '#server/files/files.suite.ts';
import { badInputSuite } from '#server/http/bad-input.suite.ts';
import { contractSuite } from '#server/http/contract.suite.ts';
import { figuresSuite } from '#server/http/figures.suite.ts';
import { filtersSuite } from '#server/http/filters.suite.ts';
import { listsSuite } from '#server/http/lists.suite.ts';
import { ordersSuite } from '#server/http/orders.suite.ts';
import { requestLogSuite } from '#server/http/request-log.suite.ts';
import { totalsSuite } from '#server/http/totals.suite.ts';
import { measurementsSuite } from '#server/measurements/measurements.suite.ts';
import { migrateSuite } from '#server/migrations/migrate.suite.ts';
import { pageReportsSuite } from '#server/page-reports/page-reports.suite.ts';
import { seedSuite } from '#server/seed/seed.suite.ts';
import { codeWritesSuite } from '#server/sign-in/code-writes.suite.ts';
import { codesSuite } from '#server/sign-in/codes.suite.ts';
import { equalWorkSuite } from '#server/sign-in/equal-work.suite.ts';
import { refreshSuite } from '#server/sign-in/refresh.suite.ts';
import { secondFactorSuite } from '#server/sign-in/second-factor.suite.ts';
import { signinSuite } from '#server/sign-in/sign-in.suite.ts';
import { accountSuite } from '#server/users/account.suite.ts';
import { userCommandsSuite } from '#server/users/commands.suite.ts';
import { deletionSuite } from '#server/users/deletion.suite.ts';
import { factorResetSuite } from '#server/users/factor-reset.suite.ts';
import { firstPasswordSuite } from '#server/users/first-password.suite.ts';
import { newPasswordsSuite } from '#server/users/new-passwords.suite.ts';
import { sessionsSuite } from '#server/users/sessions.suite.ts';
import { usersSuite } from '#server/users/users.suite.ts';
import { viewsSuite } from '#server/views/views.suite.ts';
import { productSuites } from './product-suites.ts';
import type { Suite } from './suite.ts';

/** The tests that must pass on every database. */
export const suites: readonly Suite[] = [
  accessSuite,
  signinSuite,
  refreshSuite,
  codesSuite,
  codeWritesSuite,
  equalWorkSuite,
  secondFactorSuite,
  factorsSuite,
  accountSuite,
  newPasswordsSuite,
  sessionsSuite,
  usersSuite,
  userCommandsSuite,
  factorResetSuite,
  firstPasswordSuite,
  activitySuite,
  changesSuite,
  journaledWritesSuite,
  deletionSuite,
  viewsSuite,
  filesSuite,
  fileStoreSuite,
  pictureCookieSuite,
  contractSuite,
  filtersSuite,
  listsSuite,
  ordersSuite,
  figuresSuite,
  totalsSuite,
  requestLogSuite,
  migrateSuite,
  measurementsSuite,
  pageReportsSuite,
  badInputSuite,
  idempotencySuite,
  lostResponseSuite,
  versionsSuite,
  unitOfWorkSuite,
  readsSuite,
  seedSuite,
  ...productSuites,
];
