import { idlePaths } from '#resources/paths/idle.ts';
import { readSessions } from '#resources/paths/sessions.ts';
import { servedAt } from '#schema/served-at.ts';

/** The last one says how long the session lasts: it begins a timer of its own. */
const unusedPaths = [...idlePaths, servedAt(readSessions)];

/** Returns true for the address of a call that uses the session. The service may be below a path of its host. */
function isUse(address: string): boolean {
  const { pathname } = new URL(address);
  return /\/(api\/v1|admin)\//.test(pathname) && !unusedPaths.some((path) => pathname.endsWith(path));
}

/**
 * Calls `onUse` after each call of this page that used the session; a token refresh does not use it. It reads the browser's
 * list of requests (PerformanceObserver), so that the transport needs no code for it before the first paint. Returns the
 * function that ends this.
 */
export function watchUses(onUse: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const used = list
      .getEntries()
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.initiatorType === 'fetch' &&
          entry.responseStatus !== 401 &&
          entry.responseStatus !== 0 &&
          isUse(entry.name),
      );
    if (used) onUse();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
