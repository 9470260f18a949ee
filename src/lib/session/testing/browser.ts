import { createTransport } from '#lib/api/transport.ts';
import { recognise } from '#lib/recognition/recognise.ts';
import { createSession } from '#lib/session/create-session.ts';
import type { SessionEvent } from '#lib/session/keeper.ts';
import type { Locks } from '#lib/session/renewal.ts';
import type { TokenStorage } from '#lib/session/token-store.ts';

interface BrowserOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Web Locks exist on secure pages only. Default: true. */
  readonly hasLocks?: boolean;
  /** Whether tabs hear of each other's writes. Default: true. */
  readonly hasStorageEvents?: boolean;
  /** How many milliseconds a write takes to be read in another tab, as between two processes. Default: 0. */
  readonly lag?: number;
}

/** A browser: one storage and one set of locks that all its tabs share. Stands in for the real one in tests. */
export function createBrowser(options: BrowserOptions) {
  const { fetch, hasLocks = true, hasStorageEvents = true, lag = 0 } = options;
  const items = new Map<string, string>();
  const views = new Map<number, Map<string, string>>();
  const listeners: { tab: number; onChange: () => void }[] = [];
  const locks = createLocks();
  let tabs = 0;

  function openTab(storage?: () => TokenStorage) {
    tabs += 1;
    const tab = tabs;
    const toasts: string[] = [];
    const events: SessionEvent[] = [];
    const session = createSession({
      send: createTransport({ fetch, host: '' }),
      storage: storage ?? (() => view(tab)),
      locks: hasLocks ? locks : undefined,
      watch: (onChange) => listeners.push({ tab, onChange }),
      wait: () => (lag === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, 2 * lag))),
      recognise,
      onExpired: () => toasts.push('expired'),
    });
    session.onEvent((event) => events.push(event));
    return { session, toasts, events };
  }

  /** The storage as one tab reads and writes it: the others hear of it a little later. */
  function view(tab: number): TokenStorage {
    const own = viewOf(tab);
    const tell = () => {
      if (!hasStorageEvents) return;
      setTimeout(() => {
        for (const listener of listeners) if (listener.tab !== tab) listener.onChange();
      }, lag);
    };
    const write = (change: (stored: Map<string, string>) => void) => {
      change(items);
      change(own);
      if (lag > 0) setTimeout(() => views.forEach(change), lag);
      tell();
    };
    return {
      getItem: (key) => own.get(key) ?? null,
      setItem: (key, value) => write((stored) => stored.set(key, value)),
      removeItem: (key) => {
        if (own.has(key)) write((stored) => stored.delete(key));
      },
    };
  }

  function viewOf(tab: number) {
    if (lag === 0) return items;
    const own = views.get(tab) ?? new Map(items);
    views.set(tab, own);
    return own;
  }

  /** Every tab is shown for a moment. */
  function lookAtTabs() {
    for (const { onChange } of listeners) onChange();
  }

  return { items, openTab, lookAtTabs };
}

/** Web Locks: one holder of a name at a time, in the order of asking. */
function createLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name, task) => {
      const turn = (last.get(name) ?? Promise.resolve()).catch(() => undefined).then(task);
      last.set(name, turn);
      return turn;
    },
  };
}
