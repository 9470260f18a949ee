import type { Query, QueryCache, QueryKey } from '@tanstack/react-query';

/** When the data of queries were read. */
export interface QueryReads {
  /**
   * Returns when the read of a query's data began, in milliseconds: what changes later may be missing in them, even if they
   * arrive after the change. If this is not known, it is the time when the page began to load.
   */
  began(key: QueryKey): number;
  /** Waits until a query is not being read. Throws if it is aborted. */
  ended(key: QueryKey, signal: AbortSignal): Promise<void>;
}

const followed = new WeakMap<QueryCache, QueryReads>();

/** Follows the reads of a cache from now on. */
export function queryReads(cache: QueryCache): QueryReads {
  const known = followed.get(cache);
  if (known) return known;
  /** When the last read of each query began, and the one whose data it has. */
  const last = new WeakMap<Query, number>();
  const shown = new WeakMap<Query, number>();
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') last.set(query, Date.now());
    const began = last.get(query);
    // Data that were set by hand have no read.
    if (action.type === 'success' && action.manual !== true && began !== undefined) shown.set(query, began);
  });
  const find = (queryKey: QueryKey) => cache.find({ queryKey });
  const isIdle = (key: QueryKey) => (find(key)?.state.fetchStatus ?? 'idle') === 'idle';
  const reads: QueryReads = {
    began(key) {
      const query = find(key);
      return (query && shown.get(query)) ?? Date.now() - performance.now();
    },
    async ended(key, signal) {
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!signal.aborted && !isIdle(key)) return;
          end();
          resolve();
        };
        const end = cache.subscribe(look);
        signal.addEventListener('abort', look);
        look();
      });
      signal.throwIfAborted();
    },
  };
  followed.set(cache, reads);
  return reads;
}
