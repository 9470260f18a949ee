import type { QueryCache, QueryKey } from '@tanstack/react-query';
import { live } from '#lib/live/live.ts';
import { watchAttention } from './attention.ts';
import { createNewsCheck } from './news-check.ts';
import { queryReads } from './query-reads.ts';

/** The shortest time between two reads, in milliseconds. */
const pause = 5_000;

/** What {@link watchRecords} watches. */
interface Watched {
  /** The name of the resource. */
  readonly resource: string;
  /** The query of the data that are shown, and its cache. */
  readonly shown: { readonly cache: QueryCache; readonly queryKey: QueryKey };
  readonly read: (signal: AbortSignal) => Promise<void>;
}

/**
 * Calls `read` whenever the records of a resource may be newer than the data that are shown: when the service reports
 * that they have changed, also before this call, or, if it cannot report changes, when the window gets the focus. While the
 * shown data are being read, it waits for their end: what they lack is only known then. Returns the function that ends this.
 */
export function watchRecords({ resource, shown: { cache, queryKey }, read }: Watched): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const reads = queryReads(cache);
  const hasChanged = () => live.hasChanged(resource, reads.began(queryKey));
  const check = createNewsCheck({
    isWatched: () => isWatched(),
    pause,
    async read() {
      await reads.ended(queryKey, signal);
      if (live.isMissing() || hasChanged()) await read(signal);
    },
  });
  const isWatched = watchAttention({
    signal,
    onReturn() {
      if (live.isMissing()) check.request();
    },
    onInput: check.resume,
  });
  const look = () => {
    if (hasChanged()) check.request();
  };
  const unsubscribe = live.subscribe((changed) => {
    if (changed === undefined || changed === resource) look();
  });
  look();
  return () => {
    ending.abort();
    unsubscribe();
    check.stop();
  };
}
