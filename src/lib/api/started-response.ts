import { ApiError, createAbortError } from './api-error.ts';
import { untilAborted } from './until-aborted.ts';

/** The content of a response to a call that was started before the app's code was there. */
interface StartedResponse {
  readonly value: unknown;
  readonly headers: Headers;
}

/** The time limit in milliseconds. */
const timeLimit = 30_000;

/**
 * Returns the response to a read that the boot script has started for the same user. The transport is not needed for
 * it, so the first list does not wait for the transport's code. Returns undefined for any other call, and for a response
 * that is an error or cannot be read: the transport then takes it over and says what is wrong. Rejects when the signal
 * is aborted, and after 30 s.
 */
export async function readStarted(
  url: string,
  bearer: string | undefined,
  signal: AbortSignal | undefined,
): Promise<StartedResponse | undefined> {
  const calls = globalThis.startedCalls;
  const started = calls?.get(url);
  if (started === undefined || started.bearer !== bearer) return undefined;
  calls?.delete(url);
  const limit = AbortSignal.timeout(timeLimit);
  const ends = signal === undefined ? limit : AbortSignal.any([limit, signal]);
  try {
    const response = await untilAborted(started.response, ends);
    if (response.ok) {
      const text = await untilAborted(response.clone().text(), ends);
      return { value: JSON.parse(text), headers: response.headers };
    }
  } catch {
    if (signal?.aborted) throw createAbortError();
    if (limit.aborted) throw new ApiError('timeout');
  }
  calls?.set(url, started);
  return undefined;
}
