import { accountWrites } from './journaled-accounts.ts';
import { recordWrites } from './journaled-records.ts';
import { signInWrites } from './journaled-sign-ins.ts';
import { type JournaledWrite, me } from './journaled-write.ts';

/** Every write of the service that the journal tells. A new one needs an entry here. */
export const journaledWrites: readonly JournaledWrite[] = [
  ...recordWrites,
  ...accountWrites,
  ...signInWrites,
];

/** The calls with another method than GET that leave no entry, and why. */
export const silentWrites: Readonly<Record<string, string>> = {
  'POST /csp-reports': 'Anyone can send it. The log counts it.',
  'POST /auth/refresh-token': 'The session goes on. Only a stolen token is told.',
  'POST /auth/request-otp': 'Nothing changes until the code is entered.',
  [`POST ${me}/factors/totp`]: 'Nothing counts until the first code is entered.',
  [`POST ${me}/factors/passkey`]: 'Nothing counts until the passkey is created.',
  [`POST ${me}/proof`]: 'It asks for a proof.',
  [`PUT ${me}/proof`]: 'It changes nothing but how long the session may change factors.',
};
