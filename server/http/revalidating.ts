import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/**
 * Answers "not modified" to who has an answer already, by the tag that it carries. A browser takes over the headers
 * of such an answer, so those that say what a page or a picture may do go along.
 */
export const revalidating = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy', 'cross-origin-resource-policy'],
});
