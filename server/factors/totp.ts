import { Secret, TOTP } from 'otpauth';
import { brandName } from '#theme/brand.ts';

const stepSeconds = 30;

/** Creates the secret of an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, account: string): string =>
  new TOTP({ issuer: brandName, label: account, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the time step that a code belongs to: the present one, the one before or the one after, since clocks differ.
 * Undefined if the code is wrong.
 * @param seconds the current time since 1970
 */
export function stepOfCode(secret: string, code: string, seconds: number): number | undefined {
  const timestamp = seconds * 1000;
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), window: 1, timestamp });
  return delta === null ? undefined : Math.floor(seconds / stepSeconds) + delta;
}
