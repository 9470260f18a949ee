import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { withId, withMembers } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readList, readMessage, readRecord } from '#lib/api/envelope.ts';
import { firstText, type JsonObject } from '#lib/api/objects.ts';
import { request } from '#lib/session/request.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Command, RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import { encodeDraft } from './bodies.ts';
import { figuresQuery } from './figures-query.ts';
import { type WriteHeaders, withVersion, writeHeaders } from './versions.ts';

/** The part of a list to read: a page, a search and an order. */
export interface ListQuery {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly limit: number;
  readonly query: string;
  /** `field` or `-field`. */
  readonly sort?: string | undefined;
}

/** The service's decision about deleting a record, with its reason. */
export interface Removability {
  readonly canDelete: boolean;
  readonly reason: string | undefined;
}

type Draft = Readonly<Record<string, unknown>>;

/** Returns the queries and mutations of a resource, made from its endpoints. */
export function resourceQueries({ name, endpoints, figures, related, versioned }: Resource) {
  const key = ['resource', name] as const;

  /** Returns a declared call with the id of a record in its path. */
  function callOf(declared: Call | undefined, id?: RecordId) {
    const { method, path, base } = existing(declared, name);
    return { method, base, path: id === undefined ? path : withId(path, id) };
  }

  /** Writes a record, and returns the message of the service. */
  async function write(
    call: Call | undefined,
    { id, draft, ...headers }: { id?: RecordId; draft?: Draft } & WriteHeaders,
  ) {
    const body = draft && encodeDraft(draft, call?.body);
    return readMessage(await request({ ...callOf(call, id), headers: writeHeaders(call, headers), body }));
  }

  return {
    list: (search: ListQuery) =>
      queryOptions({
        queryKey: [...key, 'list', endpoints.list, search],
        queryFn: async ({ signal }) =>
          readList(await request({ ...callOf(endpoints.list), query: listQuery(search), signal })),
        // The previous rows stay until the next ones are loaded.
        placeholderData: keepPreviousData,
      }),

    /** The figures above the list: they are read again whenever the list is. */
    figures: () => figuresQuery(existing(figures, name), { key: [...key, 'list'] }),

    one: (id: RecordId) =>
      queryOptions({
        queryKey: [...key, 'one', endpoints.one?.path, String(id)],
        queryFn: async ({ signal }) => {
          let version: string | null = null;
          const onHeaders = (headers: Headers) => {
            version = headers.get('ETag');
          };
          const payload = await request({ ...callOf(endpoints.one, id), onHeaders, signal });
          return withVersion(identified(payload), versioned ? version : null);
        },
        // A version belongs to the record that came with it.
        structuralSharing: versioned !== true,
      }),

    /** Reads a record that belongs to another one and needs no id, e.g. an invoice. */
    part: (path: string) =>
      queryOptions({
        queryKey: [...key, 'part', path],
        queryFn: async ({ signal }) => readRecord(await request({ path, signal })),
      }),

    /** True if the service can say beforehand whether a record may be deleted. */
    hasRemovalCheck: endpoints.removable !== undefined,

    /** Reads whether a record may be deleted. Never cached: the answer may change at any time. */
    removable: (id: RecordId) =>
      queryOptions({
        queryKey: [...key, 'removable', String(id)],
        queryFn: async ({ signal }) =>
          readRemovability(await request({ ...callOf(endpoints.removable, id), signal })),
        staleTime: 0,
        gcTime: 0,
      }),

    create: (draft: Draft, headers: WriteHeaders = {}) => write(endpoints.create, { draft, ...headers }),
    update: (id: RecordId, draft: Draft, headers: WriteHeaders = {}) =>
      write(endpoints.update, { id, draft, ...headers }),
    remove: (id: RecordId, headers: WriteHeaders = {}) => write(endpoints.remove, { id, ...headers }),

    /** Runs a command on a record. A note is sent if one was written. */
    run: async (
      { call, body, note: noteName }: Command,
      record: StoredRecord,
      { note, ...headers }: { note: string } & WriteHeaders,
    ) => {
      const sent = { ...body, ...(noteName !== undefined && note !== '' && { [noteName]: note }) };
      const response = await request({
        method: call.method,
        base: call.base,
        path: withMembers(call.path, record),
        headers: writeHeaders(call, headers),
        body: Object.keys(sent).length === 0 ? undefined : sent,
      });
      return readMessage(response);
    },

    /** Reads everything again that the screen shows of the resource and of its related ones. For a record that changed. */
    refresh: async (client: QueryClient) => {
      const parts = Object.values(related ?? {}).map((part) => part.resource.name);
      await Promise.all(
        [name, ...parts].map((each) => client.invalidateQueries({ queryKey: ['resource', each] })),
      );
    },

    /**
     * Makes everything stale that was read of the resource, and reads the lists on the screen again. Records on the
     * screen are not read: one that was just deleted cannot be read.
     */
    invalidate: async (client: QueryClient) => {
      await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
      await client.refetchQueries({ queryKey: [...key, 'list'], type: 'active' });
    },
  };

  function listQuery({ page, limit, query, sort }: ListQuery) {
    return {
      ...endpoints.list.query,
      page,
      limit,
      query: query === '' ? undefined : query,
      sort: endpoints.list.sort ? sort : undefined,
    };
  }
}

/** Returns the part. Throws if there is none: screens offer only what the resource declares, so this is a bug. */
function existing<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The resource "${name}" declares no such call.`);
  return part;
}

/** Returns the record of a response. An object without an id is no record. */
function identified(payload: unknown): JsonObject {
  const record = readRecord(payload);
  if (typeof record['id'] !== 'string' && typeof record['id'] !== 'number') throw new ApiError('shape');
  return record;
}

function readRemovability(payload: unknown): Removability {
  const { canDelete, reason } = readRecord(payload);
  if (typeof canDelete !== 'boolean') throw new ApiError('shape');
  return { canDelete, reason: firstText(reason) };
}
