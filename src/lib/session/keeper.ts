import { createSignal, createStore } from './store.ts';
import type { TokenStore } from './token-store.ts';
import type { NewTokens, Tokens } from './tokens.ts';
import type { SessionUser } from './user.ts';

/** What the client knows of who is signed in. */
export interface SessionState extends Tokens {
  readonly user: SessionUser | undefined;
  readonly isSwitchingRole: boolean;
}

/** Why a session ended: the person left, it expired, the gate refused it, or another tab ended it. */
export type Ending = 'asked' | 'expired' | 'refused' | 'elsewhere';

/** What others must know of: screens are left, what was read is dropped. */
export type SessionEvent =
  | { readonly type: 'signedIn'; readonly from: 'here' | 'elsewhere' }
  | { readonly type: 'signedOut'; readonly because: Ending }
  | { readonly type: 'accountChanged' };

/** Holds the session of this tab and keeps it in step with what all tabs share. */
export interface Keeper {
  state(): SessionState;
  update(change: Partial<Pick<SessionState, 'user' | 'isSwitchingRole'>>): void;
  subscribe(listener: () => void): () => void;
  onEvent(listener: (event: SessionEvent) => void): () => void;
  /** Whether nobody is signed in. */
  isEmpty(): boolean;
  /** Grows with every session: an answer that was asked for in an older one is nobody's. */
  epoch(): number;
  /** Takes over what other tabs stored. */
  sync(): void;
  begin(tokens: NewTokens, user: SessionUser): void;
  renew(tokens: NewTokens): void;
  end(because: Ending): void;
  /** Begins to leave; gives back what ends the session once the server knows. */
  leave(): () => void;
  changeAccount(): void;
}

const NOBODY: SessionState = {
  user: undefined,
  accessToken: undefined,
  refreshToken: undefined,
  isSwitchingRole: false,
};

/** `onForeignTokens` is told when another tab replaced the tokens of a user who is known here. */
export function createKeeper(tokens: TokenStore, onForeignTokens: () => void): Keeper {
  const store = createStore<SessionState>({ ...NOBODY, ...tokens.read() });
  const events = createSignal<SessionEvent>();
  let epoch = 0;

  function isEmpty() {
    const { accessToken, refreshToken } = store.get();
    return accessToken === undefined && refreshToken === undefined;
  }

  function forget(because: Ending) {
    const wasEmpty = isEmpty();
    epoch += 1;
    store.set(NOBODY);
    if (!wasEmpty) events.emit({ type: 'signedOut', because });
  }

  const keeper: Keeper = {
    state: store.get,
    update: store.set,
    subscribe: store.subscribe,
    onEvent: events.subscribe,
    isEmpty,
    epoch: () => epoch,
    sync: () => {
      const stored = tokens.read();
      const { accessToken, user } = store.get();
      if (stored.accessToken === accessToken) {
        if (!sameRefresh(stored, store.get())) store.set({ refreshToken: stored.refreshToken });
      } else if (stored.accessToken === undefined) {
        // Nothing is removed here: the other tab may be about to write.
        forget('elsewhere');
      } else {
        store.set(stored);
        if (accessToken === undefined) events.emit({ type: 'signedIn', from: 'elsewhere' });
        else if (user !== undefined) onForeignTokens();
      }
    },
    begin: (fresh, user) => {
      epoch += 1;
      tokens.begin(fresh);
      store.set({ ...NOBODY, ...fresh, user });
      events.emit({ type: 'signedIn', from: 'here' });
    },
    renew: (fresh) => {
      tokens.renew(fresh);
      store.set(tokens.read());
    },
    end: (because) => {
      tokens.clear();
      forget(because);
    },
    leave: () => {
      const left = epoch;
      tokens.leave();
      return () => {
        if (!tokens.hasBegun()) return keeper.end('asked');
        // Another tab has signed in meanwhile: that session stays, and this tab goes over to it.
        keeper.sync();
        if (epoch === left) keeper.changeAccount();
      };
    },
    changeAccount: () => {
      epoch += 1;
      store.set({ user: undefined, isSwitchingRole: false });
      events.emit({ type: 'accountChanged' });
    },
  };
  return keeper;
}

function sameRefresh(left: Tokens, right: Tokens): boolean {
  return (
    left.refreshToken?.id === right.refreshToken?.id && left.refreshToken?.value === right.refreshToken?.value
  );
}
