import { ApiError, abandoned } from '#lib/api/api-error.ts';
import type { Call, Send } from '#lib/api/transport.ts';
import type { Keeper } from './keeper.ts';
import type { Renew } from './renewal.ts';

/** Makes a call; `sent` hears the access token of each attempt. */
export type Ask = (call: Call, sent?: (token: string | undefined) => void) => Promise<unknown>;

interface CallsOptions {
  readonly keeper: Keeper;
  readonly send: Send;
  readonly renew: Renew;
  /** What an attempt has to wait for; undefined where there is nothing. Rejects where the call must not be made. */
  readonly ready: () => Promise<void> | undefined;
}

/** Makes calls in the name of who is signed in: one whose token expired is repeated once with a new one. */
export function createCalls({ keeper, send, renew, ready }: CallsOptions): Ask {
  return async (call, sent) => {
    const epoch = keeper.epoch();
    keeper.sync();
    // What becomes of a call whose session is over is nobody's business: neither its answer nor its failure.
    const assertCurrent = () => {
      if (keeper.epoch() !== epoch) throw abandoned();
    };

    async function attempt(mayRenew: boolean): Promise<unknown> {
      for (let wait = ready(); wait !== undefined; wait = ready()) await wait;
      assertCurrent();
      const token = keeper.state().accessToken;
      sent?.(token);
      try {
        return await send(call, { bearer: token });
      } catch (error) {
        // Once: a second refusal is an error like any other.
        if (!mayRenew || !isUnauthorized(error) || keeper.isEmpty()) throw error;
      }
      await renew(token);
      return attempt(false);
    }

    try {
      const answer = await attempt(true);
      assertCurrent();
      return answer;
    } catch (error) {
      assertCurrent();
      throw error;
    }
  };
}

/** Whether a token expired or was taken back: a renewal may help. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'E_AUTH_UNAUTHORIZED';
}

/** Whether the server said no to whoever asked. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
