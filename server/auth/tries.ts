import type { ClockedDatabase } from '#server/database/clock.ts';
import { isKnown } from './known-callers.ts';
import { countTry, forgiveTry, type Limit } from './rate-limit.ts';

/** Where a try comes from, and the account that it is for. */
export interface Origin {
  readonly ip: string;
  /** The token in the caller's cookie, if there is one. */
  readonly device: string | undefined;
  readonly email: string;
}

/** The limits of one kind of try. */
export interface TryLimits {
  /** One account from one IP address, or from one known device. */
  readonly pair: Limit;
  /** Many accounts from one IP address. */
  readonly spray: Limit;
  /** One account from all unknown IP addresses together. */
  readonly account?: Limit;
}

/** The counts that one try was added to. `isOwn` marks the count of this caller alone. */
export type CountedTry = readonly (readonly [limit: Limit, parts: readonly string[], isOwn: boolean])[];

/**
 * Counts a try before what was entered is checked, so that simultaneous tries count too. Throws an `HttpError` if there
 * were too many.
 *
 * A device from which the owner signed in before has a count of its own: nobody else can use it up. An IP address from
 * which the owner signed in before has a count of its own for this account: neither wrong tries for other accounts, e.g.
 * in the same office, nor wrong tries from elsewhere lock the owner out.
 */
export async function countTryFrom(
  context: ClockedDatabase,
  limits: TryLimits,
  { ip, device, email }: Origin,
): Promise<CountedTry> {
  const counted: CountedTry = await countsOf();
  for (const [limit, parts] of counted) await countTry(context, limit, parts);
  return counted;

  async function countsOf(): Promise<CountedTry> {
    if (device && (await isKnown(context, 'device', device, email)))
      return [[limits.pair, ['device', device, email], true]];
    const pair = [limits.pair, [ip, email], true] as const;
    if (await isKnown(context, 'ip', ip, email)) return [pair];
    const spray = [limits.spray, [ip], false] as const;
    return limits.account ? [spray, pair, [limits.account, [email], false]] : [spray, pair];
  }
}

/** Removes a try that was right from its counts: only failures count. Removes earlier tries of the same caller, too. */
export async function forgiveTries(context: ClockedDatabase, counted: CountedTry): Promise<void> {
  for (const [limit, parts, isOwn] of counted) await forgiveTry(context, limit, parts, isOwn);
}
