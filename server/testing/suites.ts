import { accessSuite } from '#server/auth/access.suite.ts';
import { pictureCookieSuite } from '#server/auth/picture-cookie.suite.ts';
import { factorsSuite } from '#server/factors/factors.suite.ts';
import { secretKeySuite } from '#server/factors/secret-key.suite.ts';
import { fileStoreSuite } from '#server/files/file-store.suite.ts';
import { filesSuite } from '#server/files/files.suite.ts';
import { longListsSuite } from '#server/http/long-lists.suite.ts';
import { oddTextsSuite } from '#server/http/odd-texts.suite.ts';
import { ordersSuite } from '#server/http/orders.suite.ts';
import { migrateSuite } from '#server/migrations/migrate.suite.ts';
import { offeredReferencesSuite } from '#server/repository/offered-references.suite.ts';
import { sentDocumentsSuite } from '#server/repository/sent-documents.suite.ts';
import { sentPicturesSuite } from '#server/repository/sent-pictures.suite.ts';
import { seedSuite } from '#server/seed/seed.suite.ts';
import { codeWritesSuite } from '#server/sign-in/code-writes.suite.ts';
import { codesSuite } from '#server/sign-in/codes.suite.ts';
import { equalWorkSuite } from '#server/sign-in/equal-work.suite.ts';
import { firstVerificationSuite } from '#server/sign-in/first-verification.suite.ts';
import { refreshSuite } from '#server/sign-in/refresh.suite.ts';
import { secondFactorSuite } from '#server/sign-in/second-factor.suite.ts';
import { signinSuite } from '#server/sign-in/sign-in.suite.ts';
import { signUpSuite } from '#server/sign-in/sign-up.suite.ts';
import { accountSuite } from '#server/users/account.suite.ts';
import { userCommandsSuite } from '#server/users/commands.suite.ts';
import { factorResetSuite } from '#server/users/factor-reset.suite.ts';
import { firstPasswordSuite } from '#server/users/first-password.suite.ts';
import { lockedOutSuite } from '#server/users/locked-out.suite.ts';
import { newPasswordsSuite } from '#server/users/new-passwords.suite.ts';
import { sessionsSuite } from '#server/users/sessions.suite.ts';
import { productSuites } from './product-suites.ts';
import type { Suite } from './suite.ts';

/** The tests that must pass on every database. */
export const suites: readonly Suite[] = [
  accessSuite,
  signinSuite,
  signUpSuite,
  refreshSuite,
  codesSuite,
  codeWritesSuite,
  firstVerificationSuite,
  equalWorkSuite,
  secondFactorSuite,
  factorsSuite,
  secretKeySuite,
  accountSuite,
  newPasswordsSuite,
  sessionsSuite,
  userCommandsSuite,
  factorResetSuite,
  firstPasswordSuite,
  lockedOutSuite,
  filesSuite,
  fileStoreSuite,
  sentPicturesSuite,
  sentDocumentsSuite,
  offeredReferencesSuite,
  pictureCookieSuite,
  ordersSuite,
  longListsSuite,
  oddTextsSuite,
  migrateSuite,
  seedSuite,
  ...productSuites,
];
