import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { readList, readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { JsonObject } from '#schema/objects.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import { callOf, existing } from './declared-calls.ts';
import { figuresQuery } from './figures-query.ts';
import { type ListQuery, listCall } from './list-call.ts';
import { requestWithVersion, withVersion } from './versions.ts';

/** Returns the queries of a resource's screens. Its writes are in another module (`resource-writes.ts`), which loads later. */
export function resourceQueries(resource: Resource) {
  const { name, endpoints, figures, versioned } = resource;
  const key = ['resource', name] as const;

  return {
    list: (search: ListQuery) =>
      queryOptions({
        queryKey: [...key, 'list', endpoints.list, search],
        queryFn: async ({ signal }) => readList(await request({ ...listCall(resource, search), signal })),
        // The previous rows stay until the next ones are loaded.
        placeholderData: keepPreviousData,
      }),

    /** The figures above the list: they are read again whenever the list is. */
    figures: () => figuresQuery(existing(figures, name), { key: [...key, 'list'] }),

    one: (id: RecordId) =>
      queryOptions({
        queryKey: [...key, 'one', endpoints.one?.path, String(id)],
        queryFn: async ({ signal }) => {
          const call = { ...callOf(name, endpoints.one, id), signal };
          const { response, version } = await requestWithVersion(call);
          return withVersion(identified(response), versioned ? version : null);
        },
        // A version is stored by its record. Structural sharing would keep an older object that has another version.
        structuralSharing: versioned !== true,
      }),

    /** Reads a record that belongs to another one and needs no id, e.g. an invoice. */
    part: (path: string) =>
      queryOptions({
        queryKey: [...key, 'part', path],
        queryFn: async ({ signal }) => readRecord(await request({ path, signal })),
      }),
  };
}

/** Returns the record of a response. An object without an id is not a record. */
function identified(payload: unknown): JsonObject {
  const record = readRecord(payload);
  if (typeof record['id'] !== 'string' && typeof record['id'] !== 'number') throw new ApiError('shape');
  return record;
}
