import { ApiError, isRefusal } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/transport.ts';
import * as calls from '#resources/paths/session.ts';
import type { SessionStore } from './session-store.ts';
import { type NewTokens, type RefreshToken, readNewTokens } from './tokens.ts';

/** The part of the Web Locks API that is used: one holder at a time among all tabs. */
export interface Locks {
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/** The dependencies of the token refresh. */
export interface TokenRefreshOptions {
  readonly store: SessionStore;
  readonly send: Send;
  /** Absent in a browser without them, as on a page without https. */
  readonly locks?: Locks | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Gets new tokens after a call with `failedToken` was rejected. Returns true if the session is over. */
export type RefreshTokens = (failedToken: string | undefined) => Promise<boolean>;

const lockName = 'session-refresh';

/**
 * The time limit of the refresh call, in milliseconds. It is well within the time in which the server accepts a used
 * refresh token again: if the response gets lost, the call can be repeated once.
 */
const refreshTimeout = 10_000;

/** The statuses by which the server rejects the refresh token itself. Any other is that of a proxy, or passes. */
const rejections: readonly unknown[] = [400, 401, 403, 410, 422];

/** The time, in milliseconds, after which a write of another tab can be read in this one. */
const storageDelay = 200;

/**
 * Creates the token refresh: one at a time, however many calls fail together and in however many tabs. It resolves
 * when there are new tokens, or with true if the server rejected the refresh token. It rejects if the call failed, and then
 * the session stays.
 */
export function createTokenRefresh(options: TokenRefreshOptions): RefreshTokens {
  const { store, send, locks, wait } = options;
  let pending: { readonly failedToken: string | undefined; readonly result: Promise<boolean> } | undefined;

  /** Returns true if the failed token has been replaced or its session has ended. */
  function isReplaced(failedToken: string | undefined): boolean {
    store.sync();
    return store.state().accessToken !== failedToken;
  }

  async function refresh(failedToken: string | undefined) {
    if (isReplaced(failedToken)) return false;
    const { refreshToken } = store.state();
    if (refreshToken === undefined) return true;
    try {
      const newTokens = await requestTokens(send, refreshToken);
      // If the user signed out during the call, the new tokens are dropped.
      if (!isReplaced(failedToken)) store.refresh(newTokens);
      return false;
    } catch (error) {
      // Only the refusal of the server itself ends the session.
      if (!isRefusal(error)) throw error;
      if (!rejections.includes(error.status)) throw withoutStatus(error);
      // Without locks another tab may have used the refresh token first: its new tokens are good for this tab too.
      if (!isReplaced(failedToken)) await wait(storageDelay);
      return !isReplaced(failedToken);
    }
  }

  /** Holds the lock until other tabs can read the new tokens. The calls of this tab do not wait for that. */
  function refreshWithLock(tabLocks: Locks, failedToken: string | undefined): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const task = async () => {
        if (isReplaced(failedToken)) return resolve(false);
        const result = refresh(failedToken);
        result.then(resolve, reject);
        await result.then(() => wait(storageDelay));
      };
      tabLocks.request(lockName, task).catch(reject);
    });
  }

  return (failedToken) => {
    // Only calls that failed with the same token share a refresh.
    if (pending !== undefined && pending.failedToken === failedToken) return pending.result;
    const result = locks === undefined ? refresh(failedToken) : refreshWithLock(locks, failedToken);
    const started = { failedToken, result };
    const finish = () => {
      if (pending === started) pending = undefined;
    };
    pending = started;
    result.then(finish, finish);
    return result;
  };
}

/** A status of the refresh says nothing about the call that needs it: its record may exist in spite of a 404. */
const withoutStatus = (cause: ApiError) => new ApiError('http', { cause });

/** Exchanges a refresh token. A sign-out passes its signal: it needs no new refresh token. */
export async function requestTokens(
  send: Send,
  { id, value }: RefreshToken,
  signOutSignal?: AbortSignal,
): Promise<NewTokens> {
  const response = await send(
    {
      ...calls.refreshTokens,
      query: { 'with-refresh': signOutSignal ? 0 : 1 },
      timeout: refreshTimeout,
      signal: signOutSignal,
    },
    { bearer: value, headers: { 'X-Refresh-Token-Id': String(id) } },
  );
  return readNewTokens(response);
}
