import { address } from '#lib/api/address.ts';
import { authorization } from '#lib/api/started-calls.ts';
import { traceHeader } from '#lib/api/trace.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { session } from '#lib/session/session.ts';
import { readChanges } from '#resources/paths/changes.ts';
import { pageSetting } from '#schema/page-settings.ts';
import { followChanges } from './follow-changes.ts';
import { type Changed, live } from './live.ts';

/** The name of the lock and of the channel that the tabs share. */
const name = 'changes';

/** The time after which a hidden tab lets another one follow the changes, in milliseconds. */
const hiddenTime = 300_000;

/**
 * What one tab tells the others: that it has begun to listen, the changes that it knows, or that the service has no such
 * call.
 */
type Message =
  | { readonly type: 'begun' }
  | { readonly type: 'changes'; readonly changes: ReturnType<typeof live.known> }
  | { readonly type: 'missing' };

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
  live.setMissing(false);

  const send = (message: Message) => channel.postMessage(message);
  const tell = (changed: Changed) => {
    const change = [changed, Date.now()] as const;
    live.tell(...change);
    send({ type: 'changes', changes: [change] });
  };
  const stop = () => live.setMissing(true);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'missing') stop();
    else if (data.type === 'changes') for (const change of data.changes) live.tell(...change);
    else if (position.current !== undefined) send({ type: 'changes', changes: live.known() });
  });
  // Another tab may have been told of a change after this one has read its data.
  send({ type: 'begun' });

  async function follow(signal: AbortSignal) {
    const isServed = await followChanges(position, signal, {
      open,
      checkSession: () => inBackground(session.checkSession),
      wait,
      tell,
    });
    if (isServed) return;
    stop();
    send({ type: 'missing' });
  }

  function begin() {
    if (following !== undefined || live.isMissing()) return;
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

/** Opens the stream after a position, or with the changes since the page began to load. */
function open(since: string | undefined, signal: AbortSignal): Promise<Response> {
  const { accessToken = '' } = session.state();
  const host = pageSetting('VITE_API_HOST') ?? '';
  const age = since === undefined ? String(Math.ceil(performance.now() / 1000)) : undefined;
  const url = address(host, { ...readChanges, query: { since, age } });
  return globalThis.fetch(url, {
    headers: { Accept: 'text/event-stream', Authorization: authorization(accessToken), ...traceHeader(url) },
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
