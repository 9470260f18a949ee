import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Opens an address that leads to a port of this machine, as a virtual IP address, a balancer or a DNS record does. */
export async function openAddress(first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(target, '127.0.0.1');
    for (const socket of [client, behind]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        behind.destroy();
      });
    }
    client.pipe(behind).pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** Leads new connections to another port, and cuts the open ones. */
    moveTo: (port: number) => {
      target = port;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
