import { type Call, get } from '#schema/endpoints.ts';

/** Reads the open sessions of the signed-in user. */
export const readSessions = get('/users/me/sessions');

/** Ends one session of the signed-in user. */
export const endOneSession = { method: 'DELETE', path: '/users/me/sessions/{id}' } satisfies Call;

/** Ends every session of the signed-in user except the current one. */
export const endOtherSessions = { method: 'DELETE', path: '/users/me/sessions' } satisfies Call;
