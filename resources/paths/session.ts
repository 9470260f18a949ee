import type { Call } from '#schema/endpoints.ts';

/*
 * The calls that the login page and the admin gate make. Their schemas are in `resources/calls`: importing them here would
 * add zod to the first paint.
 */

/** Signs in with a password. */
export const signIn: Call = { method: 'POST', path: '/auth/signin', encoding: 'json', base: 'root' };

/** Signs in with a one-time code instead of the password. */
export const signInWithCode: Call = {
  method: 'POST',
  path: '/auth/verify-password-otp',
  encoding: 'json',
  base: 'root',
};

/** Exchanges a refresh token for new tokens. */
export const refreshTokens = { method: 'POST', path: '/auth/refresh-token', base: 'root' } satisfies Call;

/** Ends the session. */
export const signOut = { method: 'POST', path: '/auth/signout', base: 'root' } satisfies Call;

/** Reads the account of the signed-in user. */
export const readAccount = { method: 'GET', path: '/users/me' } satisfies Call;
