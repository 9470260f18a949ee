import { type NewTokens, readAccessToken, readRefreshToken, type Tokens } from './tokens.ts';

/** The part of the browser's storage that is used. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tokens that every tab shares. */
export interface TokenStore {
  read(): Tokens;
  /** Keeps tokens; a refresh token that is not given stays as it is. */
  renew(tokens: NewTokens): void;
  /** Keeps the tokens of a new session, and nothing of an older one. */
  begin(tokens: NewTokens): void;
  /** Marks the session as one that is being left. */
  leave(): void;
  /** Whether a session has begun since the last one was left: here or in another tab. */
  hasBegun(): boolean;
  clear(): void;
}

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const ONBOARDED = 'onboarded';

/**
 * Keeps the tokens in a storage. Whatever is found there is read as tokens or as nothing. Where the browser refuses
 * its storage, they are kept in memory: this tab works, and forgets them with the page.
 */
export function createTokenStore(open: () => TokenStorage): TokenStore {
  let storage = attempt(open) ?? memory();

  function use<Result>(action: (storage: TokenStorage) => Result): Result {
    try {
      return action(storage);
    } catch {
      storage = memory(storage);
      return action(storage);
    }
  }

  const put = (key: string, value: string) => use((place) => place.setItem(key, value));
  const remove = (key: string) => use((place) => place.removeItem(key));

  function renew({ accessToken, refreshToken }: NewTokens) {
    // The access token comes last: it is what tells the other tabs that something changed.
    if (refreshToken !== undefined) put(REFRESH, JSON.stringify(refreshToken));
    put(ACCESS, accessToken);
  }

  return {
    read: () => ({
      accessToken: readAccessToken(use((place) => place.getItem(ACCESS))),
      refreshToken: readRefreshToken(parse(use((place) => place.getItem(REFRESH)))),
    }),
    renew,
    begin: (tokens) => {
      put(ONBOARDED, 'true');
      if (tokens.refreshToken === undefined) remove(REFRESH);
      renew(tokens);
    },
    // A renewal by another tab does not write this key, a sign-in does: so it tells them apart.
    leave: () => remove(ONBOARDED),
    hasBegun: () => use((place) => place.getItem(ONBOARDED)) !== null,
    clear: () => {
      for (const key of [ACCESS, REFRESH, ONBOARDED]) {
        remove(key);
        // A storage that refused to be written to may still be able to forget.
        attempt(() => open().removeItem(key));
      }
    },
  };
}

/** A storage that lasts as long as the page, holding what can still be read of the one it stands in for. */
function memory(source?: TokenStorage): TokenStorage {
  const items = new Map<string, string>();
  for (const key of [ACCESS, REFRESH]) {
    const value = attempt(() => source?.getItem(key));
    if (value) items.set(key, value);
  }
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parse(text: string | null): unknown {
  return attempt((): unknown => JSON.parse(text ?? ''));
}
