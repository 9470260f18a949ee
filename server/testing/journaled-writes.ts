import { accountWrites } from './journaled-accounts.ts';
import { recordWrites } from './journaled-records.ts';
import { signInWrites } from './journaled-sign-ins.ts';
import { type JournaledWrite, me } from './journaled-write.ts';

/** Every write of the service that leaves an entry in the journal. A new one needs a line here. */
export const journaledWrites: readonly JournaledWrite[] = [
  ...recordWrites,
  ...accountWrites,
  ...signInWrites,
];

/** The calls with another method than GET that leave no entry in the journal, each with the reason. */
export const unjournaledWrites: Readonly<Record<string, string>> = {
  'POST /csp-reports': 'Anyone can send it. The log counts it.',
  'POST /auth/refresh-token': 'The session goes on. Only a stolen token has an entry.',
  'POST /auth/request-otp': 'Nothing changes until the code is entered.',
  [`POST ${me}/factors/totp`]: 'Nothing changes until the first code is entered.',
  [`POST ${me}/factors/passkey`]: 'Nothing changes until the passkey is created.',
  'POST /api/v1/admin/views': 'A view of a list changes no record.',
  'PUT /api/v1/admin/views/*': 'A view of a list changes no record.',
  'PUT /api/v1/admin/view-order': 'The order of views changes no record.',
  'DELETE /api/v1/admin/views/*': 'A view of a list changes no record.',
  'PUT /api/v1/admin/preferences': 'What users choose for themselves changes no record.',
  'POST /api/v1/admin/page-reports': 'What a page measures changes no record.',
  [`POST ${me}/proof`]: 'It begins a proof. Nothing changes.',
  [`PUT ${me}/proof`]: 'It only changes for how long the session may change factors.',
};
