import { authorization } from './started-calls.ts';
import { untilAborted } from './until-aborted.ts';

/** Removes and returns the response to a call, if the same user has started the same call. */
function takeStarted(url: unknown, init: RequestInit | undefined): Promise<Response> | undefined {
  if (typeof url !== 'string' || (init?.method ?? 'GET') !== 'GET') return undefined;
  const started = globalThis.startedCalls?.get(url);
  if (started === undefined) return undefined;
  globalThis.startedCalls?.delete(url);
  const isSameUser = new Headers(init?.headers).get('Authorization') === authorization(started.bearer);
  return isSameUser ? started.response : undefined;
}

/** Returns a `fetch` that takes over the calls that have already been started. */
export const takingOver =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, init) => {
    const started = takeStarted(url, init);
    return started === undefined ? fetch(url, init) : untilAborted(started, init?.signal);
  };
