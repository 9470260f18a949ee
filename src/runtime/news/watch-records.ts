import { live } from '#lib/live/live.ts';
import { watchAttention } from './attention.ts';
import { createNewsCheck } from './news-check.ts';

/** The shortest time between two reads, in milliseconds. */
const pause = 5_000;

/** What {@link watchRecords} watches. */
interface Watched {
  /** The name of the resource. */
  readonly resource: string;
  /** Returns when the data that are shown were read, in milliseconds; now if they are being read. */
  readonly readAt: () => number;
  readonly read: (signal: AbortSignal) => Promise<void>;
}

/**
 * Calls `read` whenever the records of a resource may be newer than the data that are shown: when the service reports
 * that they have changed, also before this call, or, if it cannot report changes, when the window gets the focus.
 * Returns the function that ends this.
 */
export function watchRecords({ resource, readAt, read }: Watched): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const check = createNewsCheck({ isWatched: () => isWatched(), pause, read: () => read(signal) });
  const isWatched = watchAttention({
    signal,
    onReturn() {
      if (live.isMissing()) check.request();
    },
    onInput: check.resume,
  });
  const look = () => {
    if (live.hasChanged(resource, readAt())) check.request();
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
