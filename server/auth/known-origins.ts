import type { ClockedDatabase } from '#server/database/clock.ts';
import { isCounted, type Limit, restartCount } from './rate-limit.ts';

/** The number of seconds for which an IP address or a device stays known. */
export const knownSeconds = 30 * 24 * 60 * 60;

/** How the origin of a sign-in is recognized. Both are stored like limits, without a maximum. */
const marks = {
  ip: { name: 'signin-known', attempts: Number.POSITIVE_INFINITY, seconds: knownSeconds },
  device: { name: 'signin-device', attempts: Number.POSITIVE_INFINITY, seconds: knownSeconds },
} satisfies Record<string, Limit>;

/**
 * Returns true if a sign-in to this account came from this IP address, or from the device with this token, within 30
 * days. Limits of a whole account do not apply to such origins: attacks from elsewhere cannot lock its owner out.
 */
export function isKnown(
  context: ClockedDatabase,
  by: keyof typeof marks,
  value: string,
  email: string,
): Promise<boolean> {
  return isCounted(context, marks[by], [value, email]);
}

/** Stores that a user signed in to this account from this IP address or device: it is known from now on. */
export function remember(
  context: ClockedDatabase,
  by: keyof typeof marks,
  value: string,
  email: string,
): Promise<void> {
  return restartCount(context, marks[by], [value, email]);
}
