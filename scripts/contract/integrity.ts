import { randomUUID } from 'node:crypto';
import { member } from '#schema/objects.ts';
import type { RecordId } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { codeOf, forRecord, type LiveResponse, type RequestOptions } from './live-api.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import type { Check } from './session.ts';

/** Returns the mismatch of a response that must be a refusal with this status and code. */
function refusalMismatches(field: string, status: number, code: string, response: LiveResponse): Mismatch[] {
  const declared = `${status} ${code}`;
  const found = `${response.status} ${codeOf(response.body) === code ? code : 'another code'}`;
  return found === declared ? [] : [mismatch('status', field, declared, found)];
}

/** Creates request options with a new idempotency key. */
export const newKey = (): RequestOptions => ({ headers: { 'Idempotency-Key': randomUUID() } });

/** A request that was sent once with an idempotency key, and its response. */
interface Submission {
  readonly options: RequestOptions;
  readonly first: LiveResponse;
  /** A body that differs from the one that was sent with the key. */
  readonly other: unknown;
}

/** Checks a repeated key, and one with another body. Returns both responses: each of them may have created a record. */
export async function checkKey(
  { api, findings }: Check,
  create: Operation,
  { options, other, first }: Submission,
): Promise<readonly LiveResponse[]> {
  const repeated = await api.request(create, options);
  const isEqual =
    repeated.status === first.status && JSON.stringify(repeated.body) === JSON.stringify(first.body);
  const found = repeated.status === first.status ? 'another response' : String(repeated.status);
  const different = mismatch('status', 'with a repeated key', 'the first response', found);
  findings.addResponse(create, isEqual ? [] : [different]);
  const reused = await api.request(create, { ...options, body: other });
  findings.addResponse(create, refusalMismatches('with a used key', 422, 'E_IDEMPOTENCY_KEY_REUSED', reused));
  return [repeated, reused];
}

/** Checks that the response with a record has its version, as a strong `ETag`. */
export function checkVersion({ findings }: Check, one: Operation, { etag }: LiveResponse): void {
  const isStrong = etag !== undefined && !etag.startsWith('W/');
  const found = etag === undefined ? 'no header' : 'a weak tag';
  findings.addMismatches(one, isStrong ? [] : [mismatch('envelope', 'ETag', 'a strong tag', found)]);
}

/** Checks that a write with an outdated version is refused, and that the response has the record as it is now. */
export async function checkStale(
  { api, findings }: Check,
  write: Operation,
  id: RecordId,
  body?: unknown,
): Promise<void> {
  const response = await api.request(forRecord(write, id), { body, headers: { 'If-Match': '"stale"' } });
  const refused = refusalMismatches('with an outdated If-Match', 412, 'E_VERSION_CONFLICT', response);
  const hasRecord = refused.length > 0 || typeof member(response.body, 'data') === 'object';
  const missing = mismatch('envelope', 'data with an outdated If-Match', 'the record', 'none');
  findings.addResponse(write, hasRecord ? refused : [...refused, missing]);
}
