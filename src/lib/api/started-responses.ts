/** The header of a user's token. */
export const authorization = (bearer: string) => `Bearer ${bearer}`;

/** A call that was made before the app's code was there. */
interface Started {
  readonly bearer: string;
  readonly response: Promise<Response>;
}

declare global {
  /** The calls that the script inside the page has started, by their whole addresses. */
  var startedCalls: Map<string, Started> | undefined;
}

/** Starts to read an address of the service. {@link takingOver} returns the response to whoever asks for the same. */
export function startCall(url: string, bearer: string): void {
  const headers = { Accept: 'application/json', Authorization: authorization(bearer) };
  const response = fetch(url, { headers });
  // Whoever takes it over sees the error.
  response.catch(() => undefined);
  globalThis.startedCalls ??= new Map();
  globalThis.startedCalls.set(url, { bearer, response });
}

/** Returns true while the page's first calls, made before its code, may be taken over. */
export const isStarting = (): boolean => globalThis.startedCalls !== undefined;

/** Forgets the responses that nobody has taken over: later they would be outdated. */
export function forgetStarted(): void {
  globalThis.startedCalls = undefined;
}

/** Removes and returns the response to a call, if the same user has started the same call. */
function takeStarted(url: unknown, init: RequestInit | undefined): Promise<Response> | undefined {
  const started = typeof url === 'string' ? globalThis.startedCalls?.get(url) : undefined;
  if (typeof url !== 'string' || started === undefined || (init?.method ?? 'GET') !== 'GET') return undefined;
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
