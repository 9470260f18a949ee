import { ApiError } from '#lib/api/api-error.ts';
import { isObject } from '#lib/api/objects.ts';
import type { Call } from '#schema/endpoints.ts';
import type { StoredRecord } from '#schema/resource.ts';

/** The versions of the records that were read. They are no members of the records. */
const versions = new WeakMap<object, string>();

/** Returns the version (`ETag`) that the service gave a record when it was read; undefined if it gave none. */
export const versionOf = (record: object | undefined): string | undefined => record && versions.get(record);

/** Remembers the version of a record that was just read. Returns the record. */
export function withVersion<R extends object>(record: R, version: string | null | undefined): R {
  if (version !== null && version !== undefined) versions.set(record, version);
  return record;
}

/** What a write says about itself in its headers. */
export interface WriteHeaders {
  /** The same for each try of one submission. */
  readonly key?: string | undefined;
  /** The version that the change is based on. */
  readonly version?: string | undefined;
}

/** Returns the headers of a write: its key if the call is idempotent, and the version if there is one. */
export function writeHeaders(call: Call | undefined, { key, version }: WriteHeaders) {
  return {
    ...(call?.idempotent && key !== undefined && { 'Idempotency-Key': key }),
    ...(version !== undefined && { 'If-Match': version }),
  };
}

/** Returns the record as it is now if a write was rejected because the record has changed; else undefined. */
export function conflictingRecord(error: unknown): StoredRecord | undefined {
  const isConflict = error instanceof ApiError && error.status === 412 && isObject(error.data);
  return isConflict && isObject(error.data) ? withVersion(error.data, error.version) : undefined;
}
