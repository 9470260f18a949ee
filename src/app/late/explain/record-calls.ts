import type { QueryCache } from '@tanstack/react-query';
import { isAbortError } from '#lib/api/api-error.ts';
import { watchCalls } from '#lib/api/transport.ts';
import { type ContractCall, findDeclared } from './contract-call.ts';
import type { Recorder } from './recorder.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs a step of the recording. A mistake in it is reported, and never fails the call. */
function safely<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Records every call from now on. Returns the function that ends it. */
export const recordCalls = (recorder: Recorder): (() => void) =>
  watchCalls((fetch) => async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const id = safely(() => recorder.begin(init?.method ?? 'GET', new URL(address, location.href)));
    if (id === undefined) return fetch(input, init);
    const begun = performance.now();
    try {
      const response = await fetch(input, init);
      const ms = performance.now() - begun;
      const requestId = response.headers.get('X-Request-Id') ?? undefined;
      safely(() => recorder.respond(id, { status: response.status, ms, requestId }));
      // Whoever made the call reports that its body could not be read.
      response
        .clone()
        .text()
        .then((text) => recorder.check(id, parse(text)))
        .catch(() => undefined);
      return response;
    } catch (error) {
      const failure = init?.signal?.aborted || isAbortError(error) ? 'aborted' : 'network';
      safely(() => recorder.fail(id, failure, performance.now() - begun));
      throw error;
    }
  });

/**
 * Records the reads that the page made before the recording began, which happens when the page is idle. The browser
 * knows their addresses and times; their bodies are gone.
 */
export function recordEarlierReads(recorder: Recorder, declared: readonly ContractCall[]): void {
  for (const entry of performance.getEntriesByType('resource')) {
    if (!(entry instanceof PerformanceResourceTiming) || entry.initiatorType !== 'fetch') continue;
    const url = new URL(entry.name);
    // Browsers that do not tell the status have 0.
    if (entry.responseStatus === 0 || findDeclared(declared, 'GET', url.pathname) === undefined) continue;
    const id = recorder.begin('GET', url, performance.timeOrigin + entry.startTime);
    recorder.respond(id, { status: entry.responseStatus, ms: entry.duration, requestId: undefined });
  }
}

/** Records which call each query has its data from. Returns the function that ends it. */
export function recordQueries(recorder: Recorder, cache: QueryCache): () => void {
  const begun = new Map<string, { readonly at: number; readonly shownFrom: number | undefined }>();
  return cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { queryHash, state } = event.query;
    const { type } = event.action;
    if (type === 'fetch')
      begun.set(queryHash, { at: Date.now(), shownFrom: state.dataUpdatedAt || undefined });
    const own = begun.get(queryHash);
    if ((type !== 'success' && type !== 'error') || own === undefined) return;
    begun.delete(queryHash);
    recorder.endQuery(queryHash, own.at, own.shownFrom);
  });
}
