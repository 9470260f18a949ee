import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { sendToStore } from './store-request.ts';

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

/**
 * The time in milliseconds after which a store is given up that neither sends nor takes a byte; a file that is sent adds to it.
 * A whole transfer has no limit: eight files of 10 MB at once take long on a slow line.
 */
const longestSilence = 10_000;

/** Returns the SHA-256 of bytes. */
export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Creates the client of the bucket that an address names, like `https://key:secret@host/bucket?region=eu-west-3`. It sends
 * nothing before its first request. A store that is silent for `silenceMs` milliseconds is given up.
 */
export function openStore(url: string, silenceMs = longestSilence): ObjectStore {
  const { protocol, host, pathname, searchParams, username, password } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const origin = `${protocol}//${host}`;
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`;
  const name = bucket.replace(/^https?:\/\//, '');

  /** Returns the bytes of the response; undefined if there is no such object. */
  async function send(method: string, path: string, file?: NewObject) {
    const url = `${bucket}${path}`;
    const headers = file && {
      'content-type': file.contentType,
      'x-amz-content-sha256': digestOf(file.bytes).toString('hex'),
    };
    const attempt = async () => {
      const signed = await client.sign(url, { method, ...(headers && { headers }) });
      const request = { method, url: signed.url, headers: signed.headers, body: file?.bytes };
      return sendToStore(request, silenceMs).catch((cause: unknown) => {
        throw new StoreError(`The file store ${name} does not respond to ${method} ${path}.`, { cause });
      });
    };
    let response = await attempt();
    // A store that limits its load asks for another attempt.
    if (response.status >= 500 || response.status === 429) response = await attempt();
    const { status, bytes } = response;
    if (status >= 200 && status < 300) return bytes;
    const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1] ?? '';
    // Any other 404, e.g. `NoSuchBucket`, says nothing about the object.
    if (status === 404 && code === 'NoSuchKey') return undefined;
    throw new StoreError(`The file store ${name} refused ${method} ${path}: ${status} ${code}`.trimEnd());
  }

  return {
    name,
    origin,
    put: async (file) => void (await send('PUT', `/${file.id}`, file)),
    get: (id) => send('GET', `/${id}`),
    remove: async (id) => void (await send('DELETE', `/${id}`)),
    async *list() {
      let token = '';
      do {
        const more = token === '' ? '' : `&continuation-token=${encodeURIComponent(token)}`;
        const text = new TextDecoder().decode(await send('GET', `?list-type=2${more}`));
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
