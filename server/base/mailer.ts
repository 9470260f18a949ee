import { createTransport } from 'nodemailer';
import type { Log } from './log.ts';
import { htmlOf, type Mail } from './mails.ts';
import type { Settings } from './settings.ts';

/** Sends mails. */
export interface Mailer {
  /** Rejects if the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** Creates a mailer that writes one-time codes to the log, for a database that only this machine uses. */
export const logMailer = (log: Log): Mailer => ({
  send: async ({ to, subject, code }) =>
    log.info(code === undefined ? `mail for ${to}: ${subject}` : `one-time code for ${to}: ${code}`),
});

const seconds = 1000;

/** Creates a mailer that hands mails to an SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  };
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (mail) => {
      await transport.sendMail({
        from,
        // As an object, the address is never read as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: htmlOf(mail),
      });
    },
  };
}

/**
 * Returns the mailer of the settings: the SMTP server, or the log with the embedded database. With a shared database and
 * without an SMTP server there is none, since others may read the log.
 */
export function mailerOf(
  { smtpUrl, mailFrom, databaseUrl }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'databaseUrl'>,
  log: Log,
): Mailer | undefined {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, mailFrom);
  return databaseUrl === undefined ? logMailer(log) : undefined;
}
