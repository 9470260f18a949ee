import type { Context } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { readForm, readJson } from '#server/http/body.ts';
import type { ReceivedBody } from './handlers.ts';

/**
 * Returns the function that reads the body of a request once, in the encoding that its call declares. A form may have files of
 * the given size in all.
 */
export function bodyReader(c: Context, call: Call, fileBytes: number): () => Promise<ReceivedBody> {
  let received: Promise<ReceivedBody> | undefined;
  return () => {
    received ??= readBody(c, call, fileBytes);
    return received;
  };
}

async function readBody(
  c: Context,
  { encoding, bodyOptional, method, path }: Call,
  fileBytes: number,
): Promise<ReceivedBody> {
  if (bodyOptional && c.req.header('content-type') === undefined) return {};
  if (encoding === 'multipart') return { parts: await readForm(c, fileBytes) };
  if (encoding === 'json') return { json: await readJson(c) };
  throw new Error(`${method} ${path} declares no body`);
}
