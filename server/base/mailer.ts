import type { Log } from './log.ts';

/** Sends emails. */
export interface Mailer {
  sendCode(email: string, code: string): void;
}

/** Creates a mailer that writes to the log. A production server needs another one. */
export const logMailer = (log: Log): Mailer => ({
  sendCode: (email, code) => log.info(`one-time code for ${email}: ${code}`),
});
