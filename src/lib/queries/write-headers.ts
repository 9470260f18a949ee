import { ApiError } from '#lib/api/api-error.ts';
import type { OnProgress } from '#lib/api/upload-fetch.ts';
import type { Call } from '#schema/endpoints.ts';
import { isObject } from '#schema/objects.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { withVersion } from './versions.ts';

/** The content of the headers of a write. */
export interface WriteHeaders {
  /** The idempotency key, the same for each attempt of one submission. */
  readonly key?: string | undefined;
  /** The version that the change is based on. */
  readonly version?: string | undefined;
}

/** How a write is sent. */
export interface WriteOptions extends WriteHeaders {
  readonly onProgress?: OnProgress | undefined;
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
  return error instanceof ApiError && error.status === 412 && isObject(error.data)
    ? withVersion(error.data, error.version)
    : undefined;
}
