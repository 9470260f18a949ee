import type { Context } from 'hono';
import type { Answer } from './handlers.ts';
import { versionOf } from './versions.ts';

/** An answer as it is sent, and as it is remembered. */
export interface SentAnswer {
  readonly status: number;
  /** The text of the JSON. */
  readonly body: string;
  readonly etag: string | null;
}

/** Returns an answer as it is sent. */
export const sentAnswer = ({ status = 200, body, version }: Answer): SentAnswer => ({
  status,
  body: JSON.stringify(body),
  etag: version === undefined ? null : versionOf(version),
});

/** Returns the response of an answer. */
export function respond(c: Context, { status, body, etag }: SentAnswer): Response {
  const headers = { 'Content-Type': 'application/json', ...(etag !== null && { ETag: etag }) };
  return c.newResponse(body, new Response(null, { status, headers }));
}
