import { Hono } from 'hono';
import { isId } from '#server/database/ids.ts';
import type { Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { revalidating } from '#server/http/revalidating.ts';

/** Nothing inside a picture may run or load anything, even when it is opened by itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Pictures, below `/files`. Whoever has the address, which nobody can guess, sees one: a browser can't send a token
 * for a picture. They show people, so only that browser keeps them, and not for ever. A file never changes: another
 * picture has another address.
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
      'Content-Security-Policy': policy,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${id}"`,
    };
    return c.body(new Uint8Array(file.bytes), 200, headers);
  });
}
