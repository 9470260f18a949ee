import type { Database } from '#server/database/tables.ts';
import { countTry, isCounted, type Limit } from './rate-limit.ts';

/** Not a limit, but remembered like one. */
const known: Limit = {
  name: 'signin-known',
  tries: Number.POSITIVE_INFINITY,
  seconds: 30 * 24 * 60 * 60,
};

/**
 * Whether somebody got in to this account from this place lately. What others try from elsewhere must not keep its
 * owner out here: limits on an account as a whole leave such places to their own.
 */
export function isKnownIpAddress(db: Database, place: string, email: string, now: Date): Promise<boolean> {
  return isCounted(db, known, [place, email], now);
}

/** Somebody got in to this account from this place. */
export function rememberIpAddress(db: Database, place: string, email: string, now: Date): Promise<void> {
  return countTry(db, known, [place, email], now);
}
