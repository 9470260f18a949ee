import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { type Settings, StartError } from '#server/base/settings.ts';
import { type BodyLimits, endSlowBodies } from './slow-bodies.ts';

/** The time limits of the server, in milliseconds. */
export interface TimeLimits extends BodyLimits {
  /** The time in which the headers of a request must arrive. */
  readonly headers: number;
  /** The time limit for open requests when the server stops. Then their connections are closed. */
  readonly stop: number;
}

const defaultLimits: TimeLimits = {
  headers: 10_000,
  body: 30_000,
  bytesPerSecond: 10_000,
  check: 2_000,
  stop: 10_000,
};

/** A server that listens. */
export interface WebServer {
  /** The port that the server listens at, e.g. the one that the system chose for port 0. */
  readonly port: number;
  /** Accepts no more connections, waits for open requests, and cuts those that take too long. */
  stop(): Promise<void>;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];
type ListenAddress = Pick<Settings, 'port' | 'host'>;

/** Starts a server. Throws a {@link StartError} if it can't listen at this port and host. */
export async function startWebServer(
  fetch: Fetch,
  address: ListenAddress,
  limits = defaultLimits,
): Promise<WebServer> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: limits.headers,
      // The same for a byte and for 60 MB: `endSlowBodies` has limits instead.
      requestTimeout: 0,
      connectionsCheckingInterval: limits.check,
    },
  });
  if (server instanceof Server) endSlowBodies(server, limits);
  const port = await listen(server, address);
  return { port, stop: () => stop(server, limits.stop) };
}

type AnyServer = ReturnType<typeof createAdaptorServer>;

function listen(server: AnyServer, { port, host }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the other program, or set PORT to another port.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs rights that this user does not have.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

function stop(server: AnyServer, ms: number): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps its connection open after its response.
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections();
    const idle = setInterval(closeIdle, 50);
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), ms);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
    closeIdle();
  });
}
