import { isKnownIpAddress, rememberIpAddress } from '#server/auth/known-ip-addresses.ts';
import { clearCounts, countTry, forgiveTry, type Limit } from '#server/auth/rate-limit.ts';
import type { Database } from '#server/database/tables.ts';

const quarterHour = 15 * 60;
const limits = {
  /** One account from one IP address. */
  pair: { name: 'signin', tries: 10, seconds: quarterHour },
  /** Many accounts from one IP address. */
  spray: { name: 'spray', tries: 100, seconds: quarterHour },
  /** One account from all unknown IP addresses together. */
  account: { name: 'signin-account', tries: 50, seconds: 10 * 60 },
} satisfies Record<string, Limit>;

/**
 * Creates the counter of the tries to sign in to one account from one IP address. The limit of the account stops attacks
 * from many addresses. It does not apply to addresses from which the owner signed in before; from others the owner
 * waits ten minutes at most.
 */
export function signInTries(db: Database, ip: string, email: string, now: () => Date) {
  const pair = [ip, email];

  return {
    /** Counts a try before the password is checked. Throws an `HttpError` if there were too many. */
    async count(): Promise<void> {
      await countTry(db, limits.spray, [ip], now());
      await countTry(db, limits.pair, pair, now());
      if (await isKnownIpAddress(db, ip, email, now())) return;
      await countTry(db, limits.account, [email], now());
    },

    /** Removes the earlier tries, since the password is now right. */
    async forgive(): Promise<void> {
      await forgiveTry(db, limits.spray, [ip], false);
      await forgiveTry(db, limits.pair, pair, true);
      if (!(await isKnownIpAddress(db, ip, email, now()))) {
        await forgiveTry(db, limits.account, [email], false);
        await rememberIpAddress(db, ip, email, now());
      }
      await clearCounts(db, now());
    },
  };
}
