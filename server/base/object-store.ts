import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** A file to store as an object. */
interface NewObject {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A client of one bucket in a service with the API of S3. Each function throws a {@link StoreError} if the service fails. */
export interface ObjectStore {
  /** The host and the bucket, for messages: without the keys. */
  readonly name: string;
  readonly origin: string;
  put(file: NewObject): Promise<void>;
  /** Reads the bytes of a file; undefined if there is no such object. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(id: string): Promise<void>;
  /** Returns the names of all objects in the bucket, page by page. */
  list(): AsyncGenerator<readonly string[]>;
  /** Returns a signed address from which anybody can read a file for a number of seconds. */
  signedAddress(id: string, seconds: number): Promise<string>;
}

/** The store of files that a server uses. */
export interface FileStore {
  readonly store: ObjectStore;
  /** The seconds for which a browser may read a picture there; 0 if it reads them through the server. */
  readonly signedSeconds: number;
}

/** The error when the store cannot be reached or refuses a request. */
export class StoreError extends Error {}

/** The time limit for a response of the store, in milliseconds. */
const timeoutMs = 10_000;

/** Returns the SHA-256 of bytes. */
export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Creates the client of the bucket that an address names, like `https://key:secret@host/bucket?region=eu-west-3`. It sends
 * nothing before its first request.
 */
export function openStore(url: string): ObjectStore {
  const { protocol, host, pathname, searchParams, username, password } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 1,
  });
  const origin = `${protocol}//${host}`;
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`;
  const name = bucket.replace(/^https?:\/\//, '');

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const request = { method, ...init, signal: AbortSignal.timeout(timeoutMs) };
    const response = await client.fetch(`${bucket}${path}`, request).catch((cause: unknown) => {
      throw new StoreError(`The file store ${name} does not respond to ${method} ${path}.`, { cause });
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
    throw new StoreError(
      `The file store ${name} refused ${method} ${path}: ${response.status} ${code}`.trimEnd(),
    );
  }

  return {
    name,
    origin,
    put: async ({ id, contentType, bytes }) => {
      const headers = {
        'content-type': contentType,
        'x-amz-content-sha256': digestOf(bytes).toString('hex'),
      };
      await send('PUT', `/${id}`, { body: new Uint8Array(bytes), headers });
    },
    get: async (id) => {
      const response = await send('GET', `/${id}`);
      return response.ok ? response.bytes() : undefined;
    },
    remove: async (id) => void (await send('DELETE', `/${id}`)),
    async *list() {
      let token = '';
      do {
        const more = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
        const response = await send('GET', `?list-type=2${more}`);
        const text = await response.text();
        if (!response.ok) throw new StoreError(`There is no bucket ${name}.`);
        yield [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1] ?? '';
      } while (token !== '');
    },
    signedAddress: async (id, seconds) => {
      const address = `${bucket}/${id}?X-Amz-Expires=${seconds}`;
      return (await client.sign(address, { aws: { signQuery: true } })).url;
    },
  };
}
