import { Hono } from 'hono';
import { isId } from '#server/database/ids.ts';
import type { Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { revalidating } from '#server/http/revalidating.ts';

/** The policy that forbids scripts and requests inside a picture, also when it is opened in its own tab. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Creates the route of the pictures. Since a picture may show a person, only the browser may cache it, for a day and for
 * the session that read it. A file never changes.
 */
export function fileRoutes({ db }: Services): Hono {
  return new Hono().get('/:id', revalidating, async (c) => {
    const id = c.req.param('id');
    const file = isId(id)
      ? await db.selectFrom('files').select(['content_type', 'bytes']).where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!file) throw notFound();
    const headers = {
      'Content-Type': file.content_type,
      'Cache-Control': 'private, max-age=86400, immutable',
      Vary: 'Cookie, Authorization',
      'Content-Security-Policy': policy,
      // The back-office may have another host of the same site.
      'Cross-Origin-Resource-Policy': 'same-site',
      ETag: `"${id}"`,
    };
    return c.body(new Uint8Array(file.bytes), 200, headers);
  });
}
