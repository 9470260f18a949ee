import { afterEach, expect, test } from 'vitest';
import { type SmtpServer, startSmtp } from '#server/testing/smtp.ts';
import { silentLog } from './log.ts';
import { mailerOf, smtpMailer } from './mailer.ts';
import { changeMail, codeMail, htmlOf } from './mails.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function startServer(reject = false): Promise<SmtpServer> {
  const server = await startSmtp(reject);
  closing.push(server.close);
  return server;
}

test('a mail reaches the SMTP server as a text and as HTML', async () => {
  const { url, received } = await startServer();
  await smtpMailer(url, 'service@exemple.fr').send(codeMail('alice@exemple.fr', '123456', 'sign_in'));
  expect(received()).toContain('MAIL FROM:<service@exemple.fr>');
  expect(received()).toContain('RCPT TO:<alice@exemple.fr>');
  expect(received()).toContain('Content-Type: text/plain');
  expect(received()).toContain('Content-Type: text/html');
  expect(received().match(/: ?123456/g)?.length).toBe(2);
}, 20_000);

test('an address never becomes a second one', async () => {
  const { url, received } = await startServer();
  const mail = changeMail('a@exemple.fr,b@exemple.fr', 'password');
  await smtpMailer(url, 'service@exemple.fr')
    .send(mail)
    .catch(() => undefined);
  expect(received()).not.toContain('<b@exemple.fr>');
}, 20_000);

test('a mail that the server refuses is an error', async () => {
  const { url } = await startServer(true);
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
