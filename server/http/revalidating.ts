import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Responds "not modified" if the caller already has the response, by its ETag. A browser applies the headers of this
 * response too, so it keeps the security policies of pages and pictures.
 */
export const revalidating = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'cross-origin-resource-policy'],
});
