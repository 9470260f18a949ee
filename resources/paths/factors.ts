import { type Call, get } from '#schema/endpoints.ts';

/*
 * Responses with a secret, a recovery code or a token are not stored for repeated keys, so the calls that send them are
 * not idempotent.
 */

/** Ends a sign-in that requires a second factor. */
export const verifyFactor = {
  method: 'POST',
  path: '/auth/verify-factor',
  encoding: 'json',
  base: 'root',
} satisfies Call;

/** Reads the second factors of the signed-in user. */
export const readFactors = get('/users/me/factors');

/** Creates the secret of an authenticator app. It counts once {@link confirmTotp} has received a first code. */
export const beginTotp = { method: 'POST', path: '/users/me/factors/totp', proof: true } satisfies Call;

/** Adds the authenticator app that a setup began, with its first code. `{id}` is the setup's. */
export const confirmTotp = {
  method: 'POST',
  path: '/users/me/factors/totp/{id}',
  encoding: 'json',
  proof: true,
} satisfies Call;

/** Creates the options with which a browser creates a passkey. */
export const beginPasskey = { method: 'POST', path: '/users/me/factors/passkey', proof: true } satisfies Call;

/** Adds the passkey that a setup began, with what the browser created. `{id}` is the setup's. */
export const confirmPasskey = {
  method: 'POST',
  path: '/users/me/factors/passkey/{id}',
  encoding: 'json',
  proof: true,
} satisfies Call;

/** Gives a factor another name. */
export const renameFactor = {
  method: 'PUT',
  path: '/users/me/factors/{id}',
  encoding: 'json',
  idempotent: true,
} satisfies Call;

/** Removes a factor. Recovery codes are removed with the last one. */
export const removeFactor = { method: 'DELETE', path: '/users/me/factors/{id}', proof: true } satisfies Call;

/** Creates ten new recovery codes; the earlier ones end. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/users/me/recovery-codes',
  proof: true,
} satisfies Call;

/** Begins a proof of identity in the present session. */
export const beginProof = { method: 'POST', path: '/users/me/proof' } satisfies Call;

/** Proves one's identity in the present session, with the password or with a factor. */
export const prove = { method: 'PUT', path: '/users/me/proof', encoding: 'json' } satisfies Call;
