import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What is sent to a store. */
interface StoreRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

/** The response of a store, read to its end. */
interface StoreResponse {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The size of the pieces in which a body is sent: each one that leaves shows that the connection works. */
const pieceBytes = 64 * 1024;

/** The bytes of a sent file for which a store may be silent as long again: they may still wait in the system's buffers. */
const bytesPerSilence = 1_000_000;

/**
 * Sends a request and reads the whole response. Throws if the connection fails, or if no byte moves in either direction for
 * `silenceMs` milliseconds, and for as long again per megabyte that is sent. The whole transfer may take as long as the
 * line needs: a large file on a slow one is not cut.
 */
export async function sendToStore(request: StoreRequest, silenceMs: number): Promise<StoreResponse> {
  const { method, url, body } = request;
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { ...Object.fromEntries(request.headers), ...(body && { 'content-length': body.length }) };
  const timeout = Math.ceil(silenceMs * (1 + (body?.length ?? 0) / bytesPerSilence));
  const sent = open(url, { method, headers, timeout });
  sent.on('timeout', () => sent.destroy(new Error(`Nothing was sent or received for ${timeout} ms.`)));
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  // Its errors are those of the response. A store may also refuse a file before it has read all of it.
  pipeline(Readable.from(piecesOf(body)), sent).catch(() => undefined);
  let received: IncomingMessage;
  try {
    received = await response;
  } catch (error) {
    // The store has closed a connection that was kept for the next request: it has not seen this one.
    if (sent.reusedSocket && isReset(error)) return sendToStore(request, silenceMs);
    throw error;
  }
  const bytes = new Uint8Array(await buffer(received));
  // No time limit watches the rest of a file that the store does not read.
  if (!sent.writableFinished) sent.destroy();
  return { status: received.statusCode ?? 0, bytes };
}

const isReset = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

function* piecesOf(bytes: Uint8Array = new Uint8Array()) {
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}
