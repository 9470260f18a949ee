import type { Call } from '#schema/endpoints.ts';

/** Changes the password of the signed-in user. */
export const changePassword: Call = {
  method: 'PUT',
  path: '/users/me/password',
  encoding: 'json',
  idempotent: true,
};

/** Sets the languages of the signed-in user. */
export const changeLanguages: Call = {
  method: 'PUT',
  path: '/users/me/languages',
  encoding: 'json',
  idempotent: true,
};
