import { expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { inviteAdmin } from './invite-admin.ts';

const admin = { email: 'alice@exemple.fr', password: 'random' };

test('the administrator of a new database is invited by mail, without a secret in it', async () => {
  const smtp = await startSmtp();
  const settings = { smtpUrl: smtp.url, mailFrom: 'service@exemple.fr' };
  expect(await inviteAdmin(admin, settings, silentLog)).toEqual({
    email: admin.email,
    password: undefined,
    isInvited: true,
  });
  expect(smtp.received()).toContain('RCPT TO:<alice@exemple.fr>');
  expect(smtp.received()).not.toContain('random');
  smtp.close();
}, 20_000);

test('the password is still shown if no mail was sent, or if nobody would receive it', async () => {
  const smtp = await startSmtp(true);
  const settings = { smtpUrl: smtp.url, mailFrom: 'service@exemple.fr' };
  expect(await inviteAdmin(admin, settings, silentLog)).toEqual(admin);
  const unknown = { ...admin, email: 'admin@example.com' };
  expect(await inviteAdmin(unknown, settings, silentLog)).toEqual(unknown);
  expect(await inviteAdmin(admin, { ...settings, smtpUrl: undefined }, silentLog)).toEqual(admin);
  smtp.close();
}, 20_000);
