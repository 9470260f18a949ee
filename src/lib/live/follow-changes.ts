import { member } from '#schema/objects.ts';
import { longestSilence, readEvents } from './event-stream.ts';
import type { Changed } from './live.ts';

/** The environment of {@link followChanges}. */
export interface FollowOptions {
  /** Opens the event stream after a position; without one, at the time when the page has read its first data. */
  open(since: string | undefined, signal: AbortSignal): Promise<Response>;
  /**
   * Called when the service has refused the session. Requests the account, which refreshes the token, and says whether
   * there is a required action.
   */
  checkSession(): Promise<unknown>;
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Called with each change. */
  tell(changed: Changed): void;
}

/** The shortest and the longest wait before another attempt, in milliseconds. */
const waits = { first: 1_000, last: 60_000 };

/** The statuses that a service without this call responds with. So may 403 be, if it stays. */
const missing: readonly number[] = [404, 405, 406, 501];

/**
 * Follows the changes until it is aborted, across failed connections. Returns false if the service has no such call. The
 * position is kept by the caller, so that nothing is missed between two runs.
 */
export async function followChanges(
  position: { current: string | undefined },
  signal: AbortSignal,
  options: FollowOptions,
): Promise<boolean> {
  let pause = waits.first;
  let wasForbidden = false;
  while (!signal.aborted) {
    const outcome = await readOnce(position, signal, options).catch(() => 'failed' as const);
    // Until a required action is done, every call is forbidden. A second time, this one is.
    if (outcome === 'missing' || (outcome === 'forbidden' && wasForbidden)) return false;
    wasForbidden = outcome === 'forbidden';
    if (outcome === 'refused' || outcome === 'forbidden') await options.checkSession();
    pause = outcome === 'ended' ? waits.first : Math.min(pause * 2, waits.last);
    // Not all at the same time after a restart of the service.
    if (!signal.aborted) await options.wait(pause * (0.5 + Math.random()), signal);
  }
  return true;
}

async function readOnce(
  position: { current: string | undefined },
  signal: AbortSignal,
  { open, tell }: FollowOptions,
): Promise<'missing' | 'refused' | 'forbidden' | 'failed' | 'ended'> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestSilence);
  const { status, headers, body } = await open(
    position.current,
    AbortSignal.any([signal, late.signal]),
  ).finally(() => clearTimeout(timer));
  if (missing.includes(status)) return 'missing';
  if (status === 401) return 'refused';
  if (status === 403) return 'forbidden';
  if (status !== 200 || body === null) return 'failed';
  if (!headers.get('content-type')?.startsWith('text/event-stream')) return 'missing';
  for await (const { type, id, data } of readEvents(body)) {
    const told: unknown = JSON.parse(data);
    const resource = member(told, 'resource');
    if (type === 'start' && member(told, 'complete') === false) tell(undefined);
    if (typeof resource === 'string') tell(resource);
    if (id !== undefined) position.current = id;
  }
  return 'ended';
}
