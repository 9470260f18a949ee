import { live } from '#lib/live/live.ts';
import { createNewsCheck } from './news-check.ts';

/** The shortest time between two reads, in milliseconds. */
const pause = 5_000;

/** The time without a movement or a key after which nobody looks at the page, in milliseconds. */
const watchedTime = 300_000;

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
  let lastInput = Date.now();
  const check = createNewsCheck({
    isWatched: () => document.visibilityState === 'visible' && Date.now() - lastInput < watchedTime,
    pause,
    read: () => read(signal),
  });
  const resume = () => {
    lastInput = Date.now();
    check.resume();
  };
  const comeBack = () => {
    if (live.isMissing()) check.request();
    resume();
  };
  for (const input of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(input, resume, { signal, passive: true });
  addEventListener('focus', comeBack, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
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
