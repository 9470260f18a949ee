import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import type { Parts } from '#schema/form-body.ts';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Env } from '#server/http/context.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { ReceivedBody, WriteRequest } from './handlers.ts';

/** What identifies a submission, i.e. all attempts of one request. */
export interface Submission {
  /** The hash of the account and of the idempotency key: the same key of two accounts has two hashes. */
  readonly keyHash: Uint8Array;
  /**
   * The HMAC of the request. Its key is the idempotency key, which is not stored, so nobody can use it to guess a
   * password in the body.
   */
  readonly fingerprint: Uint8Array;
}

const malformedKey = () => new HttpError(422, 'E_VALIDATION', message('keyMalformed'));

/**
 * Returns the submission that a request belongs to; undefined if the call remembers no responses or the request has no
 * idempotency key. Throws an `HttpError` if the key is not a UUID.
 */
export async function submissionOf(call: Call, { c, body }: WriteRequest): Promise<Submission | undefined> {
  const key = c.req.header('idempotency-key');
  if (!call.idempotent || key === undefined) return undefined;
  if (!isId(key)) throw malformedKey();
  const received = call.encoding ? await body() : {};
  const content = [c.req.method, c.req.url.replace(/^\w+:\/\/[^/]+/, ''), await contentOf(received)];
  return {
    keyHash: createHash('sha256')
      .update(JSON.stringify([accountOf(c), key.toLowerCase()]))
      .digest(),
    fingerprint: createHmac('sha256', key.toLowerCase()).update(JSON.stringify(content)).digest(),
  };
}

/** Returns the id of the account; null for a call that needs none. */
const accountOf = (c: Context<Env>) => c.get('caller')?.id ?? null;

/** Returns the content of a body, without the boundary of a form or the spaces of a JSON text, which may differ. */
async function contentOf({ json, parts }: ReceivedBody): Promise<unknown> {
  return parts ? partsContent(parts) : json;
}

async function partsContent(parts: Parts) {
  const named = Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    named.map(async ([name, values]) => [name, await Promise.all(values.map(partContent))] as const),
  );
}

async function partContent(part: string | File) {
  if (typeof part === 'string') return part;
  const hash = createHash('sha256').update(await part.bytes());
  return { name: part.name, type: part.type, hash: hash.digest('hex') };
}
