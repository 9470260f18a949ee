import { createServer, type Socket } from 'node:net';

/** A small SMTP server. */
export interface SmtpServer {
  readonly url: string;
  /** Returns everything that it received. */
  received(): string;
  close(): void;
}

/** Starts an SMTP server that accepts every mail, or none. */
export async function startSmtp(reject = false): Promise<SmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isContent = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      received.push(text);
      if (isContent) {
        isContent = !text.endsWith('\r\n.\r\n');
        if (!isContent) socket.write('250 stored\r\n');
      } else if (text.startsWith('DATA')) {
        isContent = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('RCPT') && reject) socket.write('550 no\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received.join(''),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
