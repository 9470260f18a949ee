import type { Log } from './log.ts';

/** Brings people what is for their eyes alone. */
export interface Mailer {
  sendCode(email: string, code: string): void;
}

/** Says in the log what an email would bring: a service that sends real ones puts its own mailer in place. */
export const logMailer = (log: Log): Mailer => ({
  sendCode: (email, code) => log.info(`one-time code for ${email}: ${code}`),
});
