import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A substitute for a service with the API of S3. It has one bucket, `pictures`, and checks no signature. */
export interface ObjectServer {
  /** The address for `FILES_URL`. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** The status of every response; undefined while the server works. */
  failure: number | undefined;
  /** The method that is refused, as by a key without this right; undefined for none. */
  refused: string | undefined;
  /** The only object that cannot be written or deleted, as one with a lock; undefined for none. */
  locked: string | undefined;
  close(): void;
}

/** Starts a stand-in on a free port. A page of its list has two objects. */
export async function startObjectServer(): Promise<ObjectServer> {
  const objects = new Map<string, Buffer>();
  const http = createServer(async (request, response) => {
    const end = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const sent = await buffer(request);
    const [, bucket, key] = /^\/(\w+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    const isSigned = (request.headers.authorization ?? searchParams.get('X-Amz-Signature')) !== null;
    if (server.failure !== undefined) return end(server.failure, '<Error><Code>SlowDown</Code></Error>');
    const isLocked = key !== undefined && key === server.locked && request.method !== 'GET';
    if (!isSigned || isLocked || request.method === server.refused)
      return end(403, '<Error><Code>AccessDenied</Code></Error>');
    if (bucket !== 'pictures') return end(404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (key === undefined) {
      const names = [...objects.keys()].toSorted();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const listed = names.slice(from, from + 2).map((name) => `<Key>${name}</Key>`);
      const next =
        from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      return end(200, `<ListBucketResult>${listed.join('')}${next}</ListBucketResult>`);
    }
    if (request.method === 'PUT') objects.set(key, sent);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    const stored = objects.get(key);
    return stored ? end(200, stored) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  http.listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const server: ObjectServer = {
    url: `http://key:secret%2F1@127.0.0.1:${port}/pictures?region=eu-west-3`,
    objects,
    failure: undefined,
    refused: undefined,
    locked: undefined,
    close: () => http.close(),
  };
  return server;
}
