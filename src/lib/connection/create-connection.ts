import { createEmitter, createObservable } from '#lib/session/observable.ts';

/** The state of the connection, as the page shows it. */
export interface ConnectionState {
  readonly isOffline: boolean;
  /** True if the server has another version of the product than this page. */
  readonly isOutdated: boolean;
}

/** The connection to the server that the page comes from. */
export interface Connection {
  get(): ConnectionState;
  /** Reports each change of the state. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Reports each loss and each return of the connection. Returns the function that ends the subscription. */
  onChange(listener: (event: 'lost' | 'back') => void): () => void;
  /** Checks the connection, unless a check is pending. Called when it may have changed, e.g. after a failed call. */
  check(): Promise<void>;
  /** Checks the version of the page if the last check is some minutes old. */
  checkVersion(): Promise<void>;
}

interface ConnectionOptions {
  /** Requests the page as the server has it now. Rejects if the server cannot be reached. */
  readonly readPage: () => Promise<string | undefined>;
  /** Returns true if that is the page that is open. */
  readonly isCurrent: (page: string) => boolean;
  /** Waits for a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/** The shortest and the longest pause between two checks while offline, in milliseconds. */
const firstPause = 3_000;
const longestPause = 30_000;

/** The shortest time between two checks of the version, in milliseconds. */
const versionInterval = 5 * 60_000;

/**
 * Creates an object that watches the connection. Browsers are often wrong about being offline, so their events only start
 * a check. While the server cannot be reached, the check is repeated with growing pauses.
 */
export function createConnection({ readPage, isCurrent, wait, now }: ConnectionOptions): Connection {
  const state = createObservable<ConnectionState>({ isOffline: false, isOutdated: false });
  const changes = createEmitter<'lost' | 'back'>();
  let pending: Promise<void> | undefined;
  let waiting = false;
  let checkedAt = now();

  async function readNow(): Promise<void> {
    const page = await readPage().then(
      (text) => ({ text }),
      () => undefined,
    );
    const { isOffline } = state.get();
    if (page === undefined) {
      if (!isOffline) {
        state.set({ isOffline: true });
        changes.emit('lost');
      }
      void checkAgain();
      return;
    }
    checkedAt = now();
    const isOutdated = page.text === undefined ? state.get().isOutdated : !isCurrent(page.text);
    if (isOutdated !== state.get().isOutdated) state.set({ isOutdated });
    if (!isOffline) return;
    state.set({ isOffline: false });
    changes.emit('back');
  }

  async function checkAgain(): Promise<void> {
    if (waiting) return;
    waiting = true;
    for (let pause = firstPause; state.get().isOffline; pause = Math.min(2 * pause, longestPause)) {
      await wait(pause);
      if (state.get().isOffline) await check();
    }
    waiting = false;
  }

  function check(): Promise<void> {
    pending ??= readNow().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    onChange: changes.subscribe,
    check,
    checkVersion: async () => {
      if (now() - checkedAt >= versionInterval) await check();
    },
  };
}
