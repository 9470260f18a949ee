import type { Query, QueryCache } from '@tanstack/react-query';

/** How long data that was read before its screen stays fresh, in milliseconds. */
const WAITING_TIME = 5_000;

/** How long the same failure is not retried after its screen was replaced, in milliseconds. */
const FALLING_TIME = 1_000;

/** The rules for reading data again. */
export interface Freshness {
  staleTime(query: Query): number;
  retryOnMount(query: Query): boolean;
}

/**
 * Data is read again on every mount and change of arguments (product rule), but once per mount: a loader reads before
 * the screen is there, and the screen must not read again. So data is fresh until it has been shown, then stale;
 * age alone could not tell a screen that comes late from one that comes back at once.
 */
export function createFreshness(cache: QueryCache): Freshness {
  const shown = new WeakSet<Query>();

  cache.subscribe((event) => {
    if (event.type === 'observerRemoved') shown.add(event.query);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' || event.action.type === 'error') shown.delete(event.query);
  });

  return {
    staleTime: (query) => (shown.has(query) ? 0 : WAITING_TIME),
    retryOnMount: (query) =>
      query.state.errorUpdatedAt + (shown.has(query) ? FALLING_TIME : WAITING_TIME) < Date.now(),
  };
}
