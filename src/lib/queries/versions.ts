import type { OutgoingCall } from '#lib/api/transport.ts';
import { request } from '#lib/session/request.ts';

/** The versions of the records that were read. They are not members of the records. */
const versions = new WeakMap<object, string>();

/** Returns the version (`ETag`) that the service gave a record when it was read; undefined if it gave none. */
export const versionOf = (record: object | undefined): string | undefined => record && versions.get(record);

/** Remembers the version of a record that was just read. Returns the record. */
export function withVersion<R extends object>(record: R, version: string | null | undefined): R {
  if (version !== null && version !== undefined) versions.set(record, version);
  return record;
}

/** Makes a call. Returns its response, and the version (`ETag`) in the headers; null if there is none. */
export async function requestWithVersion(call: OutgoingCall) {
  const received: { version: string | null } = { version: null };
  const response = await request({
    ...call,
    onHeaders(headers) {
      received.version = headers.get('ETag');
    },
  });
  return { response, version: received.version };
}
