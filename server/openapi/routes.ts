import { Hono } from 'hono';
import { resources } from '#resources/index.ts';
import type { Env } from '#server/http/context.ts';
import { openApiDocument } from './document.ts';

/**
 * What the API is: `/openapi.json`. Anybody may read it: it holds no record, and it says no more than the descriptors
 * that the back-office brings to every browser. Tools that read it then need no account.
 */
export function openApiRoutes(): Hono<Env> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<Env>().get('/', (c) => {
    document ??= openApiDocument(resources);
    return c.json(document);
  });
}
