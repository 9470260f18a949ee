import type { Call } from '#schema/endpoints.ts';

/** Sends a one-time code by mail. */
export const requestCode: Call = {
  method: 'POST',
  path: '/auth/request-otp',
  encoding: 'json',
  base: 'root',
};

/** Sets a new password with a one-time code. */
export const resetPassword: Call = {
  method: 'POST',
  path: '/auth/reset-password',
  encoding: 'json',
  base: 'root',
};

/** Verifies an email address with a one-time code. */
export const verifyEmail: Call = {
  method: 'POST',
  path: '/auth/verify-email',
  encoding: 'json',
  base: 'root',
};
