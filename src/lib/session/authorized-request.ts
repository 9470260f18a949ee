import { ApiError, createAbortError } from '#lib/api/api-error.ts';
import type { OutgoingCall, Send } from '#lib/api/transport.ts';
import type { SessionStore } from './session-store.ts';
import type { RefreshTokens } from './token-refresh.ts';

/** Makes a call; `onAttempt` gets the access token of each attempt. */
export type AuthorizedRequest = (
  call: OutgoingCall,
  onAttempt?: (token: string | undefined) => void,
) => Promise<unknown>;

/**
 * What a call does that no user has asked for, if its session is over: `ask` lets the user sign in again. It is set while such
 * a call begins (`inBackground`). Without it, the session ends.
 */
export const background: { ask?: (() => Promise<void>) | undefined } = {};

interface AuthorizedRequestOptions {
  readonly store: SessionStore;
  readonly send: Send;
  readonly refresh: RefreshTokens;
  /** Returns a promise that each attempt waits for; undefined if there is none. Rejects if the call must not be made. */
  readonly pending: () => Promise<void> | undefined;
  /** Ends the session. */
  readonly expire: () => void;
  /** Runs after the service has denied a call. */
  readonly onDenied?: () => void;
}

/** Creates the function that calls the service with the current token. A call with an expired token is repeated once. */
export function createAuthorizedRequest(options: AuthorizedRequestOptions): AuthorizedRequest {
  const { store, send, refresh, pending, expire, onDenied } = options;

  return async (call, onAttempt) => {
    const epoch = store.epoch();
    const { ask = expire } = background;
    store.sync();
    // After the end of its session neither the response nor the error of a call may be used.
    const assertSameSession = () => {
      if (store.epoch() !== epoch) throw createAbortError();
    };

    async function attempt(mayRefresh: boolean): Promise<unknown> {
      for (let wait = pending(); wait !== undefined; wait = pending()) await wait;
      assertSameSession();
      const token = store.state().accessToken;
      onAttempt?.(token);
      try {
        return await send(call, { bearer: token });
      } catch (error) {
        // Only once: a second rejection is an error like any other.
        if (!mayRefresh || !isUnauthorized(error) || store.isSignedOut()) throw error;
      }
      if (await refresh(token)) {
        assertSameSession();
        await ask();
      }
      return attempt(false);
    }

    try {
      const response = await attempt(true);
      assertSameSession();
      return response;
    } catch (error) {
      assertSameSession();
      if (error instanceof ApiError && error.status === 403) onDenied?.();
      throw error;
    }
  };
}

/** Returns true if the token expired or was revoked: a refresh may help. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code === 'E_AUTH_UNAUTHORIZED';
}

/** Returns true if the server denied access to the user. */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
