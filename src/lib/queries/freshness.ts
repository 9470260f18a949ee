import type { Query, QueryCache } from '@tanstack/react-query';

/** How long an answer that was asked for ahead of its screen waits for that screen. */
const WAITING_TIME = 5_000;

/** A failure takes down the screen that throws it: what is drawn anew at once is the same showing of it. */
const FALLING_TIME = 1_000;

/** What the answers' age means. */
export interface Freshness {
  staleTime(query: Query): number;
  retryOnMount(query: Query): boolean;
}

/**
 * Data is read anew on every mount and change of arguments (product rule), and once per mount: a loader asks before
 * the screen is there, and the screen must not ask again. So an answer is fresh until it has been shown, then stale;
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
