import { traceHeader } from './trace.ts';

/** The header of a user's token. */
export const authorization = (bearer: string) => `Bearer ${bearer}`;

/** A call that was made before the app's code was there. */
interface StartedCall {
  readonly bearer: string;
  readonly response: Promise<Response>;
}

declare global {
  /** The calls that the script inside the page has started, by their whole addresses. */
  var startedCalls: Map<string, StartedCall> | undefined;
}

/** Starts to read an address of the service. The transport returns the response to whoever makes the same call (`taking-over.ts`). */
export function startCall(url: string, bearer: string): void {
  const headers = { Accept: 'application/json', Authorization: authorization(bearer), ...traceHeader(url) };
  const response = fetch(url, { headers });
  // The caller that takes the response over handles the error.
  response.catch(() => undefined);
  globalThis.startedCalls ??= new Map();
  globalThis.startedCalls.set(url, { bearer, response });
}

/** Returns true while the responses to the started calls may still be taken over. */
export const isStarting = (): boolean => globalThis.startedCalls !== undefined;

/** Drops the responses that nobody has taken over, since they would be outdated later. */
export function forgetStarted(): void {
  globalThis.startedCalls = undefined;
}
