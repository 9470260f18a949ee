import type { Database } from '#server/database/tables.ts';
import { countTry, isCounted, type Limit } from './rate-limit.ts';

/** The limit that known IP addresses are stored as; it has no maximum. */
const known: Limit = {
  name: 'signin-known',
  tries: Number.POSITIVE_INFINITY,
  seconds: 30 * 24 * 60 * 60,
};

/**
 * Returns true if a sign-in to this account came from this IP address within 30 days. Limits of a whole account do
 * not apply to such addresses, so that attacks from elsewhere cannot lock its owner out.
 */
export function isKnownIpAddress(db: Database, ip: string, email: string, now: Date): Promise<boolean> {
  return isCounted(db, known, [ip, email], now);
}

/** Stores that a sign-in to this account came from this IP address. */
export function rememberIpAddress(db: Database, ip: string, email: string, now: Date): Promise<void> {
  return countTry(db, known, [ip, email], now);
}
