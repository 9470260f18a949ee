import { type Call, get } from '#schema/endpoints.ts';

/** Reads the preferences of the signed-in user. A service that lacks it responds with 404, 405 or 501. */
export const readPreferences = get('/admin/preferences');

/** Sets or forgets some preferences of the signed-in user. Another attempt has the same effect, so it needs no key. */
export const changePreferences = {
  method: 'PUT',
  path: '/admin/preferences',
  encoding: 'json',
} satisfies Call;
