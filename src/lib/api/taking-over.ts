import { authorization } from './started-calls.ts';

/** Removes and returns the response to a call, if the same user has started the same call. */
function takeStarted(url: unknown, init: RequestInit | undefined): Promise<Response> | undefined {
  if (typeof url !== 'string' || (init?.method ?? 'GET') !== 'GET') return undefined;
  const started = globalThis.startedCalls?.get(url);
  if (started === undefined) return undefined;
  globalThis.startedCalls?.delete(url);
  const isSameUser = new Headers(init?.headers).get('Authorization') === authorization(started.bearer);
  return isSameUser ? started.response : undefined;
}

/** Rejects when the signal is aborted, as `fetch` does. */
function untilAborted(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return response;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Returns a `fetch` that takes over the calls that have already been started. */
export const takingOver =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, init) => {
    const started = takeStarted(url, init);
    return started === undefined ? fetch(url, init) : untilAborted(started, init?.signal);
  };
