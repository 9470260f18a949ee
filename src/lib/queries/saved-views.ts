import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readMessage, readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import * as calls from '#resources/paths/views.ts';
import { isObject } from '#schema/objects.ts';
import { recordId } from '#schema/record-id.ts';
import type { RecordId } from '#schema/resource.ts';
import { requestWithVersion } from './versions.ts';
import { type WriteHeaders, writeHeaders } from './write-headers.ts';

/** What the owner of a saved view says of it. */
export interface ViewDraft {
  readonly name: string;
  /** True if every administrator sees it. */
  readonly shared: boolean;
  /** True if the list opens with it, for its owner. */
  readonly isDefault: boolean;
  /** The parameters of the list's address. */
  readonly search: string;
}

/** A saved view of a list. */
export interface SavedView extends ViewDraft {
  readonly id: RecordId;
  readonly owner: { readonly id: RecordId; readonly name: string };
}

/** Reads a saved view; undefined if it is none. */
export function readSavedView(value: unknown): SavedView | undefined {
  if (!isObject(value)) return undefined;
  const { name, shared, isDefault, search, owner } = value;
  const id = recordId.safeParse(value['id']);
  if (!id.success || typeof name !== 'string' || typeof search !== 'string' || !isObject(owner))
    return undefined;
  const ownerId = recordId.safeParse(owner['id']);
  if (!ownerId.success) return undefined;
  return {
    id: id.data,
    name,
    search,
    shared: shared === true,
    isDefault: isDefault === true,
    owner: { id: ownerId.data, name: typeof owner['name'] === 'string' ? owner['name'] : '' },
  };
}

/** Returns the saved views in a list of values. Others are left out. */
export const savedViewsIn = (values: unknown): SavedView[] =>
  Array.isArray(values) ? values.flatMap((value) => readSavedView(value) ?? []) : [];

/** Returns the query of the saved views of a resource's list. `known` are those that the browser has kept. */
export const savedViews = (resource: string, known: SavedView[] | undefined) =>
  queryOptions({
    queryKey: ['views', resource],
    queryFn: async ({ signal }) => {
      const response = await request({ ...calls.readViews, query: { resource }, signal });
      if (!isObject(response) || !Array.isArray(response['data'])) throw new ApiError('shape');
      return savedViewsIn(response['data']);
    },
    ...(known && { placeholderData: known }),
  });

/** Saves a view. Returns it with the message of the service. */
export async function createView(resource: string, draft: ViewDraft, key: string) {
  const headers = writeHeaders(calls.createView, { key });
  const response = await request({ ...calls.createView, headers, body: { resource, ...draft } });
  return { view: readSavedView(readRecord(response)), message: readMessage(response) };
}

/** Returns the call of one view with the version that it has now. Throws if it is no longer as the user knows it. */
async function unchanged(call: typeof calls.updateView, view: SavedView, key: string) {
  const path = withId(call.path, view.id);
  const { response, version } = await requestWithVersion({ ...calls.readView, path });
  const now = readSavedView(readRecord(response));
  if (JSON.stringify(now) !== JSON.stringify(view)) throw new ApiError('http', { status: 412 });
  return { method: call.method, path, headers: writeHeaders(call, { key, version: version ?? undefined }) };
}

/** Changes a view. Returns it with its version and the message of the service. */
export async function updateView(view: SavedView, draft: ViewDraft, key: string) {
  const call = await unchanged(calls.updateView, view, key);
  const { response, version } = await requestWithVersion({ ...call, body: draft });
  return {
    view: readSavedView(readRecord(response)),
    version: version ?? undefined,
    message: readMessage(response),
  };
}

/** Gives a view its former content again, if it still has the version that a change gave it. */
export function restoreView({ id, name, shared, isDefault, search }: SavedView, headers: WriteHeaders) {
  const { method, path } = calls.updateView;
  return request({
    method,
    path: withId(path, id),
    headers: writeHeaders(calls.updateView, headers),
    body: { name, shared, isDefault, search },
  });
}

/** Puts the user's own views of a list in another order. Names all of them. */
export const orderViews = (resource: string, ids: readonly RecordId[], key: string) =>
  request({
    ...calls.orderViews,
    headers: writeHeaders(calls.orderViews, { key }),
    body: { resource, ids },
  });

/** Deletes a view. Returns the message of the service. */
export const removeView = async (view: SavedView, key: string) =>
  readMessage(await request(await unchanged(calls.removeView, view, key)));
