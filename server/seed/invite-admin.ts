import type { Log } from '#server/base/log.ts';
import { smtpMailer } from '#server/base/mailer.ts';
import { invitationMail } from '#server/base/mails.ts';
import { defaultAdminEmail, type Settings } from '#server/base/settings.ts';
import type { FirstAdmin } from './seed.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom'>;

/**
 * Invites the administrator of a new database by mail if they have a random password, and an address of their own. Returns
 * the administrator without the password, which nobody needs then, or unchanged if no mail was sent.
 */
export async function inviteAdmin(
  admin: FirstAdmin,
  { smtpUrl, mailFrom }: MailSettings,
  log: Log,
): Promise<FirstAdmin> {
  const { email, password } = admin;
  if (password === undefined || smtpUrl === undefined || email === defaultAdminEmail) return admin;
  try {
    await smtpMailer(smtpUrl, mailFrom).send(invitationMail(email));
    return { email, password: undefined, isInvited: true };
  } catch (error) {
    log.error('the first administrator could not be invited by mail', error);
    return admin;
  }
}
