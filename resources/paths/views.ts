import { type Call, get, post, type RecordPath } from '#schema/endpoints.ts';

const view: RecordPath = '/admin/views/{id}';

/** Reads the saved views of a list: one's own, and the shared ones of others. */
export const readViews = get('/admin/views');

/** Reads one saved view with its version. */
export const readView = get(view);

/** Saves a view. */
export const createView = post('/admin/views');

/** Changes a saved view. Only its owner may. */
export const updateView: Call<RecordPath> = { method: 'PUT', path: view, encoding: 'json', idempotent: true };

/** Puts one's own views of a list in another order. */
export const orderViews = {
  method: 'PUT',
  path: '/admin/view-order',
  encoding: 'json',
  idempotent: true,
} satisfies Call;

/** Deletes a saved view. Only its owner may. */
export const removeView: Call<RecordPath> = { method: 'DELETE', path: view, idempotent: true };
