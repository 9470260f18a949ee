import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/**
 * Returns the code that an authenticator app shows now, or that it shows `steps` steps of 30 s later. The service accepts
 * each code once, and accepts the code of the next step early. A test that needs a second code takes that one.
 */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });
