import { Hono } from 'hono';
import { resources } from '#resources/index.ts';
import type { Env } from '#server/http/context.ts';
import { openApiDocument } from './document.ts';

/**
 * Creates the route of the OpenAPI document. It needs no account: the document contains no record, and only what the
 * back-office sends to every browser.
 */
export function openApiRoutes(): Hono<Env> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<Env>().get('/', (c) => {
    document ??= openApiDocument(resources);
    return c.json(document);
  });
}
