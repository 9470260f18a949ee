import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { message } from '#server/base/messages.ts';

/** The time limits for the body of a request. */
export interface BodyLimits {
  /** The milliseconds in which a body must arrive, however small it is. */
  readonly body: number;
  /** The bytes for which a body has another second. */
  readonly bytesPerSecond: number;
  /** The milliseconds between two checks. */
  readonly check: number;
}

interface OpenBody {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly since: number;
  /** The bytes of the connection before this body. */
  readonly before: number;
}

/**
 * Ends requests whose body hardly arrives, with 408 and a message. The time of a body grows with the bytes that have arrived:
 * an honest upload on a slow line ends well, and a client that sends next to nothing holds no connection.
 */
export function endSlowBodies(server: Server, { body, bytesPerSecond, check }: BodyLimits): void {
  const open = new Set<OpenBody>();
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { headers, socket } = incoming;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const added = { incoming, outgoing, since: performance.now(), before: socket.bytesRead };
    open.add(added);
    incoming.once('close', () => open.delete(added));
  });
  const timer = setInterval(() => {
    for (const each of open) {
      const { incoming, since, before } = each;
      const seconds = (incoming.socket.bytesRead - before) / bytesPerSecond;
      if (!incoming.complete && performance.now() - since < body + seconds * 1000) continue;
      open.delete(each);
      if (!incoming.complete) end(each, check);
    }
  }, check);
  server.once('close', () => clearInterval(timer));
}

/**
 * The response is written to the connection itself, as Node does it: the app still waits for the body. The body fails for the
 * app first: if its last bytes came after the 408, the app would do what the client knows as refused.
 */
function end({ incoming, outgoing }: OpenBody, check: number): void {
  const { socket } = incoming;
  if (outgoing.headersSent) return void socket.destroy();
  // The app has not begun to read: if it begins later, it must find a closed connection.
  if (incoming.listenerCount('error') === 0) return void socket.end(tooSlow(), () => socket.destroy());
  incoming.emit('error', new Error('The body is too slow'));
  // Bytes that arrive meanwhile are still read, for nobody: a connection that is reset at once can lose the response.
  incoming.removeAllListeners('data').resume();
  socket.end(tooSlow());
  setTimeout(() => socket.destroy(), check).unref();
}

function tooSlow(): Buffer {
  const body = Buffer.from(JSON.stringify({ message: message('tooSlow'), code: 'E_REQUEST_TIMEOUT' }));
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
