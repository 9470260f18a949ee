import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Responds with 304 ("not modified") if the ETags of the request show that the browser has the content. The browser
 * applies the headers of the 304, too, so they include the security policies of pages and pictures.
 */
export const revalidating = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'cross-origin-resource-policy'],
});
