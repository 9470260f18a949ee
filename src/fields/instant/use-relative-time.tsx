import { useSyncExternalStore } from 'react';
import { formatRelative } from '#lib/dates/dates.ts';

/** Half the smallest unit that a relative time shows, in milliseconds. */
const interval = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a listener twice a minute, and when the page becomes visible again, since the timers of a hidden page are paused.
 * All listeners share one timer. Returns the function that ends the subscription.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(notify, interval);
    document.addEventListener('visibilitychange', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Returns the distance of an instant from now, and renders again when it changes. Any other value is returned as it is. */
export const useRelativeTime = (value: string): string =>
  useSyncExternalStore(subscribe, () => formatRelative(value) ?? value);
