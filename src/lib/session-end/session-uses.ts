const isCall = (name: string) =>
  /\/(?:api\/v1|admin)\//.test(name) && !/\/(users\/me\/sessions|admin\/changes)(\?|$)/.test(name);

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
          isCall(entry.name),
      );
    if (used) onUse();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
