import { watchAttention } from './attention.ts';
import { createNewsCheck } from './news-check.ts';

/**
 * Calls `read` again and again, `interval` milliseconds apart, and when the window gets the focus. While nobody looks at the
 * page, it waits. Returns the function that ends this.
 */
export function readWhileWatched(read: () => Promise<unknown>, interval: number): () => void {
  const ending = new AbortController();
  const check = createNewsCheck({ isWatched: () => isWatched(), read, pause: 0 });
  const isWatched = watchAttention({
    signal: ending.signal,
    onReturn: check.request,
    onInput: check.resume,
  });
  const timer = setInterval(check.request, interval);
  return () => {
    ending.abort();
    clearInterval(timer);
    check.stop();
  };
}
