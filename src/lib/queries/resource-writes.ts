import { journalName } from 'virtual:resource-lists';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { readMessage, readRecord } from '#lib/api/envelope.ts';
import { withMembers } from '#lib/api/path-members.ts';
import { forgetRecent } from '#lib/recent/recent-records.ts';
import { request } from '#lib/session/request.ts';
import type { Call } from '#schema/endpoints.ts';
import { firstText, isObject, type JsonObject, member } from '#schema/objects.ts';
import { relatedName } from '#schema/related.ts';
import type { Command, RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import { encodeDraft } from './bodies.ts';
import { callOf } from './declared-calls.ts';
import { requestWithVersion } from './versions.ts';
import { type WriteHeaders, type WriteOptions, writeHeaders } from './write-headers.ts';

/** The service's decision about deleting a record, with its reason. */
export interface Removability {
  readonly canDelete: boolean;
  readonly reason: string | undefined;
  /** How many records each consequence of the deletion is about, by its name; undefined if the service does not say. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** What the service says about an accepted write. */
export interface Written {
  readonly message: string | undefined;
  /**
   * The version of the record after the write; undefined if the resource has no versions, or if the service did not send one.
   */
  readonly version: string | undefined;
  /** The record in the response; undefined if there is none. */
  readonly record: StoredRecord | undefined;
}

type Draft = Readonly<Record<string, unknown>>;

/**
 * Returns the writes of a resource, and the functions that read data again afterwards. This module loads with the questions
 * and forms that need it.
 */
export function resourceWrites({ name, endpoints, related, journaled, versioned }: Resource) {
  const key = ['resource', name] as const;

  /** Writes a record. */
  async function write(
    call: Call | undefined,
    { id, draft, onProgress, ...headers }: { id?: RecordId; draft?: Draft } & WriteOptions,
  ): Promise<Written> {
    const body = draft && encodeDraft(draft, call?.encoding);
    return written({ ...callOf(name, call, id), headers: writeHeaders(call, headers), body, onProgress });
  }

  /** Makes the call of a write. */
  async function written(call: Parameters<typeof requestWithVersion>[0]): Promise<Written> {
    const { response, version } = await requestWithVersion(call);
    const content = member(response, 'data');
    return {
      message: readMessage(response),
      version: (versioned && version) || undefined,
      record: isObject(content) ? content : undefined,
    };
  }

  return {
    /** True if the service can say beforehand whether a record may be deleted. */
    hasRemovalCheck: endpoints.removable !== undefined,

    /** Reads whether a record may be deleted. Never cached: it may change at any time. */
    removable: (id: RecordId) =>
      queryOptions({
        queryKey: [...key, 'removable', String(id)],
        queryFn: async ({ signal }) =>
          readRemovability(await request({ ...callOf(name, endpoints.removable, id), signal })),
        staleTime: 0,
        gcTime: 0,
      }),

    create: (draft: Draft, options: WriteOptions = {}) => write(endpoints.create, { draft, ...options }),
    update: (id: RecordId, draft: Draft, options: WriteOptions = {}) =>
      write(endpoints.update, { id, draft, ...options }),
    remove: async (id: RecordId, headers: WriteHeaders = {}) => {
      const { message } = await write(endpoints.remove, { id, ...headers });
      // The name of a deleted person does not stay in the browser's storage.
      forgetRecent(name, id);
      return message;
    },

    /** Runs a command on a record. `entered` are the values that the command asks for. */
    run: async (
      { call, body }: Command,
      record: StoredRecord,
      { entered, ...headers }: { entered: Draft } & WriteHeaders,
    ) => {
      const sent = { ...body, ...entered };
      return written({
        method: call.method,
        base: call.base,
        path: withMembers(call.path, record),
        headers: writeHeaders(call, headers),
        body: Object.keys(sent).length === 0 ? undefined : sent,
      });
    },

    /** Reads the shown data again after a record has changed: of the resource, of related resources and of the journal. */
    refreshAll: async (client: QueryClient) => {
      const parts = Object.values(related ?? {}).map(relatedName);
      if (journaled) parts.push(journalName);
      await Promise.all(
        [name, ...parts].map((each) => client.invalidateQueries({ queryKey: ['resource', each] })),
      );
    },

    /**
     * Marks all data of the resource as stale, and reads the lists on the screen again. Records on the screen are not read
     * again: one that was just deleted cannot be read.
     */
    refreshLists: async (client: QueryClient) => {
      await client.invalidateQueries({ queryKey: key, refetchType: 'none' });
      await client.refetchQueries({ queryKey: [...key, 'list'], type: 'active' });
    },
  };
}

function readRemovability(payload: unknown): Removability {
  const { canDelete, reason, counts } = readRecord(payload);
  if (typeof canDelete !== 'boolean') throw new ApiError('shape');
  return { canDelete, reason: firstText(reason), counts: isObject(counts) ? readCounts(counts) : undefined };
}

/** Returns the members that are counts. */
function readCounts(counts: JsonObject): Readonly<Record<string, number>> {
  const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';
  return Object.fromEntries(Object.entries(counts).filter(isCount));
}
