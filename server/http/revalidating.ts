import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Responds with 304 ("not modified") if the ETags of the request show that the browser has the response. The browser
 * applies the headers of this response, too, so they include the security policies of pages and pictures.
 */
export const revalidating = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'cross-origin-resource-policy'],
});
