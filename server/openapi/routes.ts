import { Hono } from 'hono';
import { resources } from '#resources/index.ts';
import type { Env } from '#server/http/context.ts';
import { openApiDocument } from './document.ts';

/**
 * Creates the route of the OpenAPI document. It is behind the guards of administrators: nobody else needs a list of all
 * calls.
 */
export function openApiRoutes(): Hono<Env> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<Env>().get('/', (c) => {
    document ??= openApiDocument(resources);
    return c.json(document);
  });
}
