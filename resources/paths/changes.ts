import { get } from '#schema/endpoints.ts';

/**
 * Tells which resources have changed. A service that lacks it responds with 404 or 501; lists then read again when the
 * window gets the focus.
 */
export const readChanges = get('/admin/changes');
