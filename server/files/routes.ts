import { Hono } from 'hono';
import { digestOf, StoreError } from '#server/base/object-store.ts';
import { isId } from '#server/database/ids.ts';
import type { Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { revalidating } from '#server/http/revalidating.ts';
import { attachment } from './attachment.ts';

/** The policy that forbids scripts and requests inside a picture, also when it is opened in its own tab. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Creates the route of the files. A file never changes. A document is downloaded through the server, and no cache keeps it.
 * Since a picture may show a person, only the browser may cache it, for a day and for the session that read it. A picture in the store is sent through the server, or, if the settings
 * say so, read from there by a signed address that expires soon.
 */
export function fileRoutes({ db, fileStore }: Pick<Services, 'db' | 'fileStore'>): Hono {
  async function readStored(id: string, digest: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (!fileStore) throw new StoreError(`The file ${id} is in a file store: set FILES_URL.`);
    const bytes = await fileStore.store.get(id);
    if (bytes && digestOf(bytes).equals(digest)) return bytes;
    throw new StoreError(`The file ${id} is missing or damaged in ${fileStore.store.name}.`);
  }

  return new Hono().get('/:id', revalidating, async (c) => {
    const id = c.req.param('id');
    const file = isId(id)
      ? await db
          .selectFrom('files')
          .select(['content_type', 'name', 'bytes', 'digest'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
    if (!file) throw notFound();
    const own = {
      Vary: 'Cookie, Authorization',
      // The back-office may have another host of the same site.
      'Cross-Origin-Resource-Policy': 'same-site',
    };
    const isPicture = file.name === null;
    if (isPicture && !file.bytes && fileStore && fileStore.signedSeconds > 0) {
      const { store, signedSeconds } = fileStore;
      // The browser must ask again while the address is still good.
      const caching = { 'Cache-Control': `private, max-age=${Math.floor(signedSeconds / 2)}` };
      const location = await store.signedAddress(id, signedSeconds);
      return c.body(null, 302, { ...own, ...caching, Location: location });
    }
    const bytes = file.bytes ?? (await readStored(id, file.digest ?? new Uint8Array()));
    return c.body(new Uint8Array(bytes), 200, {
      ...own,
      'Content-Type': file.content_type,
      'Content-Security-Policy': policy,
      // Without it, the middleware would compute one of all bytes.
      ETag: `"${id}"`,
      ...(file.name === null
        ? { 'Cache-Control': 'private, max-age=86400, immutable' }
        : { 'Content-Disposition': attachment(file.name) }),
    });
  });
}
