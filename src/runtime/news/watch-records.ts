import { live } from '#lib/live/live.ts';
import { createNewsCheck } from './news-check.ts';

/** The shortest time between two reads, in milliseconds. */
const pause = 5_000;

/** The time without a movement or a key after which nobody looks at the page, in milliseconds. */
const watchedTime = 300_000;

/**
 * Calls `read` whenever the records of a resource may be newer: when the service reports that they have changed, or, if
 * it cannot report changes, when the window gets the focus. Returns the function that ends this.
 */
export function watchRecords(name: string, read: (signal: AbortSignal) => Promise<void>): () => void {
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
  const unsubscribe = live.subscribe((changed) => {
    if (changed === undefined || changed === name) check.request();
  });
  return () => {
    ending.abort();
    unsubscribe();
    check.stop();
  };
}
