import type { ClockedDatabase } from '#server/database/clock.ts';
import { isKnown } from './known-origins.ts';
import { countAttempt, type Limit, uncountAttempt } from './rate-limit.ts';

/** Where an attempt comes from, and the account that it is for. */
export interface Origin {
  readonly ip: string;
  /** The token of the device in its cookie, if there is one. */
  readonly device: string | undefined;
  readonly email: string;
}

/** The limits of one kind of attempt. */
export interface AttemptLimits {
  /** One account from one IP address, or from one known device. */
  readonly pair: Limit;
  /** Many accounts from one IP address. */
  readonly spray: Limit;
  /** One account from all unknown IP addresses together. */
  readonly account?: Limit;
}

/** The counts that one attempt was added to. `isOwn` marks the count of this origin alone. */
type CountedAttempt = readonly (readonly [limit: Limit, parts: readonly string[], isOwn: boolean])[];

/**
 * Counts an attempt before what was entered is checked, so that simultaneous attempts count too. Throws an `HttpError` if there
 * were too many.
 *
 * A device from which the owner signed in before has a count of its own: nobody else can use it up. An IP address from
 * which the owner signed in before has a count of its own for this account: neither wrong attempts for other accounts, e.g.
 * in the same office, nor wrong attempts from elsewhere lock the owner out.
 */
export async function countAttemptFrom(
  context: ClockedDatabase,
  limits: AttemptLimits,
  { ip, device, email }: Origin,
): Promise<CountedAttempt> {
  const counted: CountedAttempt = await countsOf();
  for (const [limit, parts] of counted) await countAttempt(context, limit, parts);
  return counted;

  async function countsOf(): Promise<CountedAttempt> {
    if (device && (await isKnown(context, 'device', device, email)))
      return [[limits.pair, ['device', device, email], true]];
    const pair = [limits.pair, [ip, email], true] as const;
    if (await isKnown(context, 'ip', ip, email)) return [pair];
    const spray = [limits.spray, [ip], false] as const;
    return limits.account ? [spray, pair, [limits.account, [email], false]] : [spray, pair];
  }
}

/**
 * Removes a successful attempt from its counts, and earlier attempts from the same origin: only failures are limited.
 */
export async function uncountAttempts(context: ClockedDatabase, counted: CountedAttempt): Promise<void> {
  for (const [limit, parts, isOwn] of counted) await uncountAttempt(context, limit, parts, isOwn);
}
