import { isKnownIpAddress, rememberIpAddress } from '#server/auth/known-ip-addresses.ts';
import { clearCounts, countTry, forgiveTry, type Limit } from '#server/auth/rate-limit.ts';
import type { Database } from '#server/database/tables.ts';

const quarter = 15 * 60;
const limits = {
  /** One account from one place. */
  pair: { name: 'signin', tries: 10, seconds: quarter },
  /** Many accounts from one place. */
  spray: { name: 'spray', tries: 100, seconds: quarter },
  /** One account from everywhere but the places that it is known from. */
  account: { name: 'signin-account', tries: 50, seconds: 10 * 60 },
} satisfies Record<string, Limit>;

/**
 * Counts the tries of signing in to one account from one place. Somebody who guesses from many places is stopped by
 * what the account counts; its owner is not, where they signed in before: those places count for themselves. From
 * anywhere else an account under attack waits ten minutes at most.
 */
export function signInTries(db: Database, place: string, email: string, now: () => Date) {
  const pair = [place, email];

  return {
    /** Counts a try before it is checked, and refuses it where there were too many. */
    async count(): Promise<void> {
      await countTry(db, limits.spray, [place], now());
      await countTry(db, limits.pair, pair, now());
      if (await isKnownIpAddress(db, place, email, now())) return;
      await countTry(db, limits.account, [email], now());
    },

    /** The right password came: what was tried before it here was honest. */
    async forgive(): Promise<void> {
      await forgiveTry(db, limits.spray, [place], false);
      await forgiveTry(db, limits.pair, pair, true);
      if (!(await isKnownIpAddress(db, place, email, now()))) {
        await forgiveTry(db, limits.account, [email], false);
        await rememberIpAddress(db, place, email, now());
      }
      await clearCounts(db, now());
    },
  };
}
