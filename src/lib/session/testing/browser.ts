import { createTransport } from '#lib/api/transport.ts';
import { createSession } from '#lib/session/create-session.ts';
import type { SessionEvent } from '#lib/session/session-store.ts';
import { reportSignOut } from '#lib/session/sign-out.ts';
import { findTokenOwner } from '#lib/session/token-owner.ts';
import type { Locks } from '#lib/session/token-refresh.ts';
import type { BrowserStorage } from '#lib/session/token-store.ts';

interface BrowserOptions {
  readonly fetch: typeof globalThis.fetch;
  /** True if there are Web Locks, as on secure pages. Default: true. */
  readonly hasLocks?: boolean;
  /** True if tabs get storage events. Default: true. */
  readonly hasStorageEvents?: boolean;
  /** Milliseconds after which other tabs can read a write, as between two processes. Default: 0. */
  readonly lag?: number;
}

/** Creates a browser for tests: one storage and one set of locks, shared by all its tabs. */
export function createBrowser(options: BrowserOptions) {
  const { fetch, hasLocks = true, hasStorageEvents = true, lag = 0 } = options;
  const items = new Map<string, string>();
  const views = new Map<number, Map<string, string>>();
  const listeners: { tab: number; onChange: () => void }[] = [];
  const locks = createLocks();
  let tabs = 0;

  function openTab(storage?: () => BrowserStorage) {
    tabs += 1;
    const tab = tabs;
    const toasts: string[] = [];
    const events: SessionEvent[] = [];
    const session = createSession({
      send: createTransport({ fetch, host: '' }),
      storage: storage ?? (() => storageOf(tab)),
      locks: hasLocks ? locks : undefined,
      watch: (onChange) => listeners.push({ tab, onChange }),
      wait: () => (lag === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, 2 * lag))),
      findTokenOwner,
      reportSignOut,
      onExpired: () => toasts.push('expired'),
    });
    session.onEvent((event) => events.push(event));
    return { session, toasts, events };
  }

  /** Returns the storage as one tab sees it: the other tabs see its writes after the lag. */
  function storageOf(tab: number): BrowserStorage {
    const view = viewOf(tab);
    const emitEvents = () => {
      if (!hasStorageEvents) return;
      setTimeout(() => {
        for (const listener of listeners) if (listener.tab !== tab) listener.onChange();
      }, lag);
    };
    const write = (change: (stored: Map<string, string>) => void) => {
      change(items);
      change(view);
      if (lag > 0) setTimeout(() => views.forEach(change), lag);
      emitEvents();
    };
    return {
      getItem: (key) => view.get(key) ?? null,
      setItem: (key, value) => write((stored) => stored.set(key, value)),
      removeItem: (key) => {
        if (view.has(key)) write((stored) => stored.delete(key));
      },
    };
  }

  function viewOf(tab: number) {
    if (lag === 0) return items;
    const view = views.get(tab) ?? new Map(items);
    views.set(tab, view);
    return view;
  }

  /** Shows every tab once. */
  function showTabs() {
    for (const { onChange } of listeners) onChange();
  }

  return { items, openTab, showTabs };
}

/** Creates Web Locks: one holder per name at a time, in the order of the requests. */
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
