import { createHash } from 'node:crypto';
import { message } from '#server/base/messages.ts';
import { HttpError } from '#server/http/http-error.ts';

/**
 * Returns the entity tag of a record: a hash of its JSON, as a read sends it. It is a strong tag, and the same on every
 * server.
 */
export function versionOf(record: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url');
  return `"${hash.slice(0, 22)}"`;
}

/** The entity tags of a list (RFC 9110, section 8.8.3). */
const entityTags = /^[\t ,]*(?:(?:W\/)?"[!\x23-\x7e\x80-\xff]*"[\t ]*(?:,[\t ,]*|$))+$/;
const oneTag = /(?:W\/)?"[^"]*"/g;

/**
 * Returns true if an `If-Match` header names the version. Weak tags and malformed headers never do, so that no write
 * happens by mistake (RFC 9110, section 13.1.1).
 */
export function namesVersion(ifMatch: string, version: string): boolean {
  if (ifMatch.trim() === '*') return true;
  return entityTags.test(ifMatch) && [...ifMatch.matchAll(oneTag)].some(([tag]) => tag === version);
}

/** Throws the error "changed meanwhile" with the record as it is now, unless the `If-Match` header names its version. */
export function expectVersion(ifMatch: string | undefined, record: unknown): void {
  const version = versionOf(record);
  if (ifMatch === undefined || namesVersion(ifMatch, version)) return;
  throw new HttpError(412, 'E_VERSION_CONFLICT', message('changedMeanwhile'), {
    data: record,
    headers: { ETag: version },
  });
}
