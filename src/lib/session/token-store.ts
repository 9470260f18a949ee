import { type NewTokens, readAccessToken, readRefreshToken, type Tokens } from './tokens.ts';

/** The part of the browser's storage that is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored tokens, shared by all tabs. */
export interface TokenStore {
  read(): Tokens;
  /** Stores refreshed tokens. Without a new refresh token the stored one stays. */
  refresh(tokens: NewTokens): void;
  /** Stores the tokens of a new session and removes those of an older one. */
  start(tokens: NewTokens): void;
  /** Marks the session as being signed out. */
  startSignOut(): void;
  /** Returns true if this tab or another one has started a session since the last `startSignOut`. */
  hasNewSession(): boolean;
  clear(): void;
}

/** Returns the stored access token, if there is one and the browser allows to read it. */
export const storedAccessToken = (): string | undefined =>
  readAccessToken(ignoringErrors(() => localStorage.getItem(accessKey)));

const accessKey = 'access_token';
const refreshKey = 'refresh_token';
const onboardedKey = 'onboarded';

/**
 * Creates the store. Values in the storage that are not tokens are ignored. If the browser denies its storage, the
 * tokens are kept in memory: this tab works, and loses them with the page.
 */
export function createTokenStore(openStorage: () => BrowserStorage): TokenStore {
  let storage = ignoringErrors(openStorage) ?? createMemoryStorage();

  function withStorage<Result>(action: (storage: BrowserStorage) => Result): Result {
    try {
      return action(storage);
    } catch {
      storage = createMemoryStorage(storage);
      return action(storage);
    }
  }

  const get = (key: string) => withStorage((items) => items.getItem(key));
  const set = (key: string, value: string) => withStorage((items) => items.setItem(key, value));
  const remove = (key: string) => withStorage((items) => items.removeItem(key));

  function refresh({ accessToken, refreshToken }: NewTokens) {
    // The access token comes last, because the other tabs watch it for changes.
    if (refreshToken !== undefined) set(refreshKey, JSON.stringify(refreshToken));
    set(accessKey, accessToken);
  }

  return {
    read: () => ({
      accessToken: readAccessToken(get(accessKey)),
      refreshToken: readRefreshToken(parse(get(refreshKey))),
    }),
    refresh,
    start: (tokens) => {
      set(onboardedKey, 'true');
      if (tokens.refreshToken === undefined) remove(refreshKey);
      refresh(tokens);
    },
    // A sign-in in another tab writes this key again, a refresh does not.
    startSignOut: () => remove(onboardedKey),
    hasNewSession: () => get(onboardedKey) !== null,
    clear: () => {
      for (const key of [accessKey, refreshKey, onboardedKey]) {
        remove(key);
        // A storage that cannot be written may still allow removals.
        ignoringErrors(() => openStorage().removeItem(key));
      }
    },
  };
}

/** Creates a storage that lasts as long as the page, with the readable items of the one that it replaces. */
function createMemoryStorage(source?: BrowserStorage): BrowserStorage {
  const items = new Map<string, string>();
  for (const key of [accessKey, refreshKey]) {
    const value = ignoringErrors(() => source?.getItem(key));
    if (value) items.set(key, value);
  }
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function ignoringErrors<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parse(text: string | null): unknown {
  return ignoringErrors((): unknown => JSON.parse(text ?? ''));
}
