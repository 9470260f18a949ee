import type * as z from 'zod/mini';
import type { createdPasskey, usedPasskey } from '#resources/calls/factor-entries.ts';
import { brandName } from '#theme/brand.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loads the library at the first use of a passkey: its certificate parsers take a moment, and many starts need none. */
const library = () => import('@simplewebauthn/server');

/** The numbers of EdDSA, ES256 and RS256. Every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** A passkey as the browser knows it. */
export interface KnownPasskey {
  readonly id: string;
  readonly transports: string[];
}

/** A stored passkey. */
export interface StoredPasskey extends KnownPasskey {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** The number of uses that the authenticator reported last; 0 if it does not count. */
  readonly counter: number;
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Returns the options with which a browser creates a passkey that the user does not have yet. */
export async function creationOptions(party: RelyingParty, owner: Owner, known: KnownPasskey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: brandName,
    rpID: party.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Returns the options with which a browser uses one of these passkeys. */
export async function requestOptions(party: RelyingParty, passkeyChallenge: string, known: KnownPasskey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(passkeyChallenge, 'base64url'),
    allowCredentials: known,
    userVerification: 'preferred',
  });
}

/** Returns the passkey that a browser created for a challenge; undefined if the answer is not one. */
export async function verifiedCreation(
  party: RelyingParty,
  expectedChallenge: string,
  created: z.output<typeof createdPasskey>,
): Promise<StoredPasskey | undefined> {
  const { transports = [], ...response } = created.response;
  const { verifyRegistrationResponse } = await library();
  // The library throws for each way in which an answer can be wrong.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...created, response: { ...response, transports }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
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
  const { verifyAuthenticationResponse } = await library();
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
