import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/**
 * Returns the code that an authenticator app shows now, or some steps of 30 s later. Each code is accepted once. The
 * service accepts the next one, too, so a second code is that of the next step: the first one may be sent at the end of
 * its step.
 */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });
