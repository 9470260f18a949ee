import * as paths from '#resources/paths/factors.ts';
import type { ServiceCall } from '#schema/call.ts';
import { passkeyConfirmation, proof, totpConfirmation } from './factor-entries.ts';
import {
  addedFactor,
  factor,
  factors,
  namedFactor,
  passkeySetup,
  proofRequest,
  recoveryCodes,
  totpSetup,
} from './factor-schemas.ts';

const access = 'signedIn';

/**
 * The calls about one's second factors. Those that add or remove one need a proof of identity that is ten minutes old at
 * most: signing in is one, and `prove` another. Without it they respond with 403 and the code `E_PROOF_REQUIRED`. An account with
 * neither a password nor a factor proves its identity by signing in with a code: `beginProof` says so with 409, `E_NO_PASSWORD`.
 */
export const factorCalls: readonly ServiceCall[] = [
  {
    name: 'factors.read',
    summary: 'The second factors of the signed-in user',
    call: paths.readFactors,
    returns: factors,
    access,
  },
  {
    name: 'factors.beginTotp',
    summary: 'Begin to set up an authenticator app; needs a recent proof',
    call: paths.beginTotp,
    returns: totpSetup,
    access,
  },
  {
    name: 'factors.confirmTotp',
    summary: 'Add an authenticator app with its first code; needs a recent proof',
    call: paths.confirmTotp,
    sends: totpConfirmation,
    returns: addedFactor,
    component: 'AddedFactor',
    access,
    rateLimited: true,
  },
  {
    name: 'factors.beginPasskey',
    summary: 'Begin to set up a passkey; needs a recent proof',
    call: paths.beginPasskey,
    returns: passkeySetup,
    access,
  },
  {
    name: 'factors.confirmPasskey',
    summary: 'Add the passkey that the browser created; needs a recent proof',
    call: paths.confirmPasskey,
    sends: passkeyConfirmation,
    returns: addedFactor,
    component: 'AddedFactor',
    access,
    rateLimited: true,
  },
  {
    name: 'factors.rename',
    summary: 'Give a factor another name',
    call: paths.renameFactor,
    sends: namedFactor,
    returns: factor,
    access,
  },
  {
    name: 'factors.remove',
    summary: 'Remove a factor; needs a recent proof',
    call: paths.removeFactor,
    access,
  },
  {
    name: 'factors.renewRecoveryCodes',
    summary: 'Create new recovery codes, which end the earlier ones; needs a recent proof',
    call: paths.renewRecoveryCodes,
    returns: recoveryCodes,
    access,
  },
  {
    name: 'proof.begin',
    summary:
      'The ways to prove one’s identity in the present session; 409, `E_NO_PASSWORD`, if there is none',
    call: paths.beginProof,
    returns: proofRequest,
    access,
  },
  {
    name: 'proof.give',
    summary: 'Prove one’s identity with the password or a factor',
    call: paths.prove,
    sends: proof,
    access,
    rateLimited: true,
  },
];
