import { address } from '#lib/api/address.ts';
import { authorization } from '#lib/api/started-calls.ts';
import { createEmitter } from '#lib/session/observable.ts';
import { session } from '#lib/session/session.ts';
import { readChanges } from '#resources/paths/changes.ts';
import { pageSetting } from '#schema/page-settings.ts';
import { type Changed, followChanges } from './follow-changes.ts';

/** The name of the lock and of the channel that the tabs share. */
const name = 'changes';

/** The time after which a hidden tab lets another one follow the changes, in milliseconds. */
const hiddenTime = 300_000;

const changes = createEmitter<Changed>();

/** What one tab tells the others: a changed resource, or that the service has no such call. */
type Message = { readonly changed: Changed } | { readonly missing: true };

let isMissing = false;

/** The changes of the service, for the screens that show its data. */
export const live = {
  /** Tells the screens of this tab about a change. */
  tell: changes.emit,
  /** Calls the listener with each change. Returns the function that ends the subscription. */
  subscribe: changes.subscribe,
  /** Returns true if the service cannot report changes: screens then read when the window gets the focus. */
  isMissing: () => isMissing,
};

/**
 * Follows the changes while somebody is signed in: one tab has the connection and tells the others. A tab that is hidden
 * for long closes it. Returns the function that ends this.
 */
export function startLive(): () => void {
  const ending = new AbortController();
  const channel = new BroadcastChannel(name);
  const position: { current: string | undefined } = { current: undefined };
  let following: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  isMissing = false;

  const receive = (message: Message) => {
    if ('changed' in message) changes.emit(message.changed);
    else isMissing = true;
  };
  const send = (message: Message) => {
    receive(message);
    channel.postMessage(message);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));

  async function follow(signal: AbortSignal) {
    const isServed = await followChanges(position, signal, {
      open,
      checkSession: () => session.checkSession(),
      wait,
      tell: (changed) => send({ changed }),
    });
    if (!isServed) send({ missing: true });
  }

  function begin() {
    if (following !== undefined || isMissing) return;
    following = new AbortController();
    const { signal } = following;
    // Without locks, as on a page without https, each tab has a connection.
    const followed = navigator.locks?.request(name, { signal }, () => follow(signal)) ?? follow(signal);
    followed.catch(() => undefined);
  }

  function end() {
    following?.abort();
    following = undefined;
  }

  function watch() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') begin();
    else timer = setTimeout(end, hiddenTime);
  }

  document.addEventListener('visibilitychange', watch, { signal: ending.signal });
  watch();
  return () => {
    ending.abort();
    clearTimeout(timer);
    end();
    channel.close();
  };
}

function open(since: string | undefined, signal: AbortSignal): Promise<Response> {
  const { accessToken = '' } = session.state();
  const host = pageSetting('VITE_API_HOST') ?? '';
  return globalThis.fetch(address(host, { ...readChanges, query: { since } }), {
    headers: { Accept: 'text/event-stream', Authorization: authorization(accessToken) },
    cache: 'no-store',
    signal,
  });
}

/** Waits; ends early when it is aborted. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
