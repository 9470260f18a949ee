import { createEmitter, createObservable } from './observable.ts';
import type { SessionUser } from './session-user.ts';
import type { TokenStore } from './token-store.ts';
import type { NewTokens, Tokens } from './tokens.ts';

/** The state of the session in this tab. */
export interface SessionState extends Tokens {
  readonly user: SessionUser | undefined;
  readonly isSwitchingRole: boolean;
}

/** The reason for the end of a session: the user signed out, it expired, access was denied, or another tab ended it. */
export type SignOutReason = 'requested' | 'expired' | 'forbidden' | 'otherTab';

/** A change after which screens must be left and cached data dropped. */
export type SessionEvent =
  | { readonly type: 'signedIn'; readonly tab: 'this' | 'other' }
  | { readonly type: 'signedOut'; readonly reason: SignOutReason }
  | { readonly type: 'accountChanged' };

/** The session of this tab, synchronised with the tokens that all tabs share. */
export interface SessionStore {
  state(): SessionState;
  update(change: Partial<Pick<SessionState, 'user' | 'isSwitchingRole'>>): void;
  subscribe(listener: () => void): () => void;
  onEvent(listener: (event: SessionEvent) => void): () => void;
  isSignedOut(): boolean;
  /** The number of the session. It grows with every session: a response to a call of an older one must be dropped. */
  epoch(): number;
  /** Takes over the tokens that other tabs stored. */
  sync(): void;
  /** Starts a session. If the same user was signed in, it continues the one before: the page keeps its data. */
  start(tokens: NewTokens, user: SessionUser): void;
  refresh(tokens: NewTokens): void;
  end(reason: SignOutReason): void;
  /** Starts a sign-out. Returns the function that ends the session after the server has been informed. */
  startSignOut(): () => void;
  changeAccount(): void;
}

const signedOut: SessionState = {
  user: undefined,
  accessToken: undefined,
  refreshToken: undefined,
  isSwitchingRole: false,
};

/** Creates the store. Calls `onForeignTokens` when another tab replaced the tokens of a user who is known here. */
export function createSessionStore(tokens: TokenStore, onForeignTokens: () => void): SessionStore {
  const current = createObservable<SessionState>({ ...signedOut, ...tokens.read() });
  const events = createEmitter<SessionEvent>();
  let epoch = 0;

  function isSignedOut() {
    const { accessToken, refreshToken } = current.get();
    return accessToken === undefined && refreshToken === undefined;
  }

  function reset(reason: SignOutReason) {
    const wasSignedOut = isSignedOut();
    epoch += 1;
    current.set(signedOut);
    if (!wasSignedOut) events.emit({ type: 'signedOut', reason });
  }

  const store: SessionStore = {
    state: current.get,
    update: current.set,
    subscribe: current.subscribe,
    onEvent: events.subscribe,
    isSignedOut,
    epoch: () => epoch,
    sync: () => {
      const stored = tokens.read();
      const { accessToken, refreshToken, user } = current.get();
      if (stored.accessToken === accessToken) {
        if (!isSameRefreshToken(stored.refreshToken, refreshToken))
          current.set({ refreshToken: stored.refreshToken });
      } else if (stored.accessToken === undefined) {
        // Removes nothing from the storage: the other tab may be about to write.
        reset('otherTab');
      } else {
        current.set(stored);
        if (accessToken === undefined) events.emit({ type: 'signedIn', tab: 'other' });
        else if (user !== undefined) onForeignTokens();
      }
    },
    start: (newTokens, user) => {
      const { id } = current.get().user ?? {};
      const isNew = id === undefined || id !== user.id;
      if (isNew) epoch += 1;
      tokens.start(newTokens);
      current.set({ ...signedOut, ...newTokens, user });
      if (isNew) events.emit({ type: 'signedIn', tab: 'this' });
    },
    refresh: (newTokens) => {
      tokens.refresh(newTokens);
      current.set(tokens.read());
    },
    end: (reason) => {
      tokens.clear();
      reset(reason);
    },
    startSignOut: () => {
      const endedEpoch = epoch;
      tokens.startSignOut();
      return () => {
        if (!tokens.hasNewSession()) return store.end('requested');
        // Another tab has signed in meanwhile: that session stays, and this tab takes it over.
        store.sync();
        if (epoch === endedEpoch) store.changeAccount();
      };
    },
    changeAccount: () => {
      epoch += 1;
      current.set({ user: undefined, isSwitchingRole: false });
      events.emit({ type: 'accountChanged' });
    },
  };
  return store;
}

function isSameRefreshToken(left: Tokens['refreshToken'], right: Tokens['refreshToken']): boolean {
  return left?.id === right?.id && left?.value === right?.value;
}
