import type { Context } from 'hono';
import type { WriteResponse } from './handlers.ts';
import { versionOf } from './versions.ts';

/** The response to a write as it is sent, and as it is remembered. */
export interface SentResponse {
  readonly status: number;
  /** The text of the JSON. */
  readonly body: string;
  readonly etag: string | null;
}

/** Converts what a handler returned to what is sent. */
export const sentResponse = ({ status = 200, body, current }: WriteResponse): SentResponse => ({
  status,
  body: JSON.stringify(body),
  etag: current === undefined ? null : versionOf(current),
});

/** Creates the HTTP response. */
export function respond(c: Context, { status, body, etag }: SentResponse): Response {
  const headers = { 'Content-Type': 'application/json', ...(etag !== null && { ETag: etag }) };
  return c.newResponse(body, new Response(null, { status, headers }));
}
