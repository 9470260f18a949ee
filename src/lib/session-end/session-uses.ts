const isCall = (name: string) => /\/(?:api\/v1|admin)\//.test(name) && !name.endsWith('/users/me/sessions');

/**
 * Calls back when a call of this page has used the session. The browser's own record tells it, so that the first paint
 * carries no code for it. Refreshing the tokens is no use. Returns the function that ends this.
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
