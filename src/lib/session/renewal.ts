import { ApiError } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/transport.ts';
import { refreshTokens } from '#resources/paths/session.ts';
import type { Keeper } from './keeper.ts';
import { type NewTokens, type RefreshToken, readNewTokens } from './tokens.ts';

/** The part of the Web Locks that is used: one holder at a time among all tabs. */
export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/** What a renewal is made of. */
export interface RenewalOptions {
  readonly keeper: Keeper;
  readonly send: Send;
  /** Absent where the browser has none, as on a page that is not served securely. */
  readonly locks?: Locks | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends the session after the server refused to renew it. */
  readonly expire: () => void;
}

/** Asks for new tokens after a call with `failedToken` was refused. */
export type Renew = (failedToken: string | undefined) => Promise<void>;

const LOCK = 'session-refresh';

/**
 * How long the answer is waited for. Well within the time for which the server lets a token be used again: an
 * answer that was lost on its way can be asked for once more.
 */
const PATIENCE = 10_000;

/** How long another tab's write may take to be seen in this one. */
const SETTLING = 200;

/**
 * One renewal at a time, however many calls fail together and in however many tabs. Resolves when there are new
 * tokens or the session is over; rejects where it could not be asked for, and then the session is kept.
 */
export function createRenewal({ keeper, send, locks, wait, expire }: RenewalOptions): Renew {
  let underWay: { readonly failedToken: string | undefined; readonly outcome: Promise<void> } | undefined;

  /** Whether somebody has renewed, or ended, what this token belonged to. */
  function isOver(failedToken: string | undefined): boolean {
    keeper.sync();
    return keeper.state().accessToken !== failedToken;
  }

  async function renew(failedToken: string | undefined) {
    const isDecided = () => isOver(failedToken);
    if (isDecided()) return;
    const { refreshToken } = keeper.state();
    if (refreshToken === undefined) return expire();
    try {
      const fresh = await askForTokens(send, refreshToken);
      // A sign-out that happened while the server was asked stands: what it answered is dropped.
      if (!isDecided()) keeper.renew(fresh);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Without locks another tab may have used the refresh token first: its tokens are good for this one too.
      if (!isDecided()) await wait(SETTLING);
      if (!isDecided()) expire();
    }
  }

  /** The next tab gets its turn once it can read what was stored here; the calls of this one do not wait for that. */
  function renewAlone(holders: Locks, failedToken: string | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = async () => {
        if (isOver(failedToken)) return resolve();
        const outcome = renew(failedToken);
        outcome.then(resolve, reject);
        await outcome.then(() => wait(SETTLING));
      };
      holders.request(LOCK, turn).catch(reject);
    });
  }

  return (failedToken) => {
    // Only those who failed with the same token wait for the same answer.
    if (underWay !== undefined && underWay.failedToken === failedToken) return underWay.outcome;
    const outcome = locks === undefined ? renew(failedToken) : renewAlone(locks, failedToken);
    const flight = { failedToken, outcome };
    const end = () => {
      if (underWay === flight) underWay = undefined;
    };
    underWay = flight;
    outcome.then(end, end);
    return outcome;
  };
}

/** What is special about asking while leaving. */
interface Leaving {
  readonly signal: AbortSignal;
}

/** Exchanges a refresh token. Whoever is leaving needs no new refresh token, and does not wait for ever. */
export async function askForTokens(
  send: Send,
  { id, value }: RefreshToken,
  leaving?: Leaving,
): Promise<NewTokens> {
  const answer = await send(
    {
      ...refreshTokens,
      query: { 'with-refresh': leaving ? 0 : 1 },
      timeout: PATIENCE,
      signal: leaving?.signal,
    },
    { bearer: value, headers: { 'X-Refresh-Token-Id': String(id) } },
  );
  return readNewTokens(answer);
}

/** Only the server's own no ends a session. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;
}
