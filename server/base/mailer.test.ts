import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from './log.ts';
import { mailerOf, smtpMailer } from './mailer.ts';
import { changeMail, codeMail, htmlOf } from './mails.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a small SMTP server. Returns its URL and what it received. */
async function startSmtp(reject = false) {
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
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received.join('') };
}

test('a mail reaches the SMTP server as a text and as HTML', async () => {
  const { url, received } = await startSmtp();
  await smtpMailer(url, 'service@exemple.fr').send(codeMail('alice@exemple.fr', '123456', 'sign_in'));
  expect(received()).toContain('MAIL FROM:<service@exemple.fr>');
  expect(received()).toContain('RCPT TO:<alice@exemple.fr>');
  expect(received()).toContain('Content-Type: text/plain');
  expect(received()).toContain('Content-Type: text/html');
  expect(received().match(/: ?123456/g)?.length).toBe(2);
}, 20_000);

test('an address never becomes a second one', async () => {
  const { url, received } = await startSmtp();
  const mail = changeMail('a@exemple.fr,b@exemple.fr', 'password');
  await smtpMailer(url, 'service@exemple.fr')
    .send(mail)
    .catch(() => undefined);
  expect(received()).not.toContain('<b@exemple.fr>');
}, 20_000);

test('a mail that the server refuses is an error', async () => {
  const { url } = await startSmtp(true);
  await expect(smtpMailer(url, 'a@b.fr').send(changeMail('x@exemple.fr', 'password'))).rejects.toThrow('550');
}, 20_000);

test('a shared database without an SMTP server has no mailer', () => {
  const settings = { smtpUrl: undefined, mailFrom: 'a@b.fr', databaseUrl: 'postgresql://x/y' };
  expect(mailerOf(settings, silentLog)).toBeUndefined();
  expect(mailerOf({ ...settings, databaseUrl: undefined }, silentLog)).toBeDefined();
  expect(mailerOf({ ...settings, smtpUrl: 'smtp://localhost' }, silentLog)).toBeDefined();
});

test('the HTML of a mail contains no markup from its text', () => {
  expect(htmlOf({ to: '', subject: '', text: 'a <b> & "c"\nd' })).toBe(
    '<p>a &#60;b&#62; &#38; &#34;c&#34;</p>\n<p>d</p>',
  );
});
