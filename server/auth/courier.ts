import type { Log } from '#server/log.ts';

/** Brings people what is for their eyes alone. */
export interface Courier {
  sendCode(email: string, code: string): void;
}

/** Says in the log what an email would bring: a service that sends real ones puts its own courier in place. */
export const logCourier = (log: Log): Courier => ({
  sendCode: (email, code) => log.info(`one-time code for ${email}: ${code}`),
});
