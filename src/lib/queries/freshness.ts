import type { Query, QueryCache } from '@tanstack/react-query';

/** The time that data stays fresh while its screen is still loading, in milliseconds. */
const waitingTime = 5_000;

/** The time during which a shown failure is not retried, in milliseconds: the page of the error replaces the screen. */
const replacementTime = 1_000;

/** The rules for reading data again. */
export interface Freshness {
  staleTime(query: Query): number;
  retryOnMount(query: Query): boolean;
}

/**
 * Creates the rules: data is read again on every mount and change of arguments (product rule), but only once per
 * mount. A loader reads before its screen mounts, and the screen must not read a second time. So data is fresh until a
 * screen has shown it, then stale. Its age alone is not enough: a slow screen may mount later than a second visit.
 */
export function createFreshness(cache: QueryCache): Freshness {
  const shown = new WeakSet<Query>();

  cache.subscribe((event) => {
    if (event.type === 'observerRemoved') shown.add(event.query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' || event.action.type === 'error') shown.delete(event.query);
  });

  return {
    staleTime: (query) => (shown.has(query) ? 0 : waitingTime),
    retryOnMount: (query) =>
      query.state.errorUpdatedAt + (shown.has(query) ? replacementTime : waitingTime) < Date.now(),
  };
}
