import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '#server/base/free-port.ts';

/**
 * Starts a balancer that forwards requests to servers in turn, as nginx or HAProxy does. If a server accepts no connection,
 * the next one gets the request: nothing has been sent yet.
 */
export async function startBalancer(urls: readonly string[]) {
  let servers = urls;
  let turn = 0;
  const balancer = createServer((incoming, outgoing) => {
    turn += 1;
    const inTurn = servers.map((_, at) => servers[(turn + at) % servers.length] ?? '');
    forward(inTurn, incoming, outgoing);
  });
  const port = await freePort();
  await once(balancer.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Replaces the servers behind it. */
    setServers: (next: readonly string[]) => {
      servers = next;
    },
    close: () => {
      balancer.close();
      balancer.closeAllConnections();
    },
  };
}

function forward(
  [url, ...others]: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  if (url === undefined) return void outgoing.writeHead(502).end();
  const { method, url: path, socket } = incoming;
  const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress ?? '' };
  const sent = request(url, { path, method, headers, agent: false });
  sent.once('socket', (connection) =>
    connection.once('connect', () => {
      incoming.pipe(sent);
    }),
  );
  sent.once('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
    response.once('error', () => outgoing.destroy());
  });
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(others, incoming, outgoing);
    else if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
}
