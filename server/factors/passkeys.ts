import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { createdPasskey, usedPasskey } from '#resources/calls/factor-entries.ts';
import { message } from '#server/base/messages.ts';
import type { RelyingParty } from './relying-party.ts';

/** A passkey as the browser knows it. */
export interface KnownPasskey {
  readonly id: string;
  readonly transports: string[];
}

/** A stored passkey. */
export interface StoredPasskey extends KnownPasskey {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** The number of uses that the authenticator told last; 0 if it does not count. */
  readonly counter: number;
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Returns the options with which a browser creates a passkey that the user does not have yet. */
export function creationOptions(party: RelyingParty, owner: Owner, known: KnownPasskey[]) {
  return generateRegistrationOptions({
    rpName: message('factorIssuer'),
    rpID: party.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Returns the options with which a browser uses one of these passkeys. */
export const requestOptions = (party: RelyingParty, challenge: string, known: KnownPasskey[]) =>
  generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: known,
    userVerification: 'preferred',
  });

/** Returns the passkey that a browser created for a challenge; undefined if the answer is not one. */
export async function verifiedCreation(
  party: RelyingParty,
  expectedChallenge: string,
  created: z.output<typeof createdPasskey>,
): Promise<StoredPasskey | undefined> {
  const { transports = [], ...response } = created.response;
  // The library throws for each way in which an answer can be wrong.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...created, response: { ...response, transports }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey, counter, transports };
}

/** Returns the new counter of a passkey that answered a challenge; undefined if the answer is wrong. */
export async function verifiedUse(
  party: RelyingParty,
  expectedChallenge: string,
  credential: StoredPasskey,
  used: z.output<typeof usedPasskey>,
): Promise<number | undefined> {
  const result = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential,
    requireUserVerification: false,
  }).catch(() => undefined);
  return result?.verified ? result.authenticationInfo.newCounter : undefined;
}
