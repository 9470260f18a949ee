import { isConnectionError } from '#lib/api/api-error.ts';
import { connection } from '#lib/connection/connection.ts';
import { keepCachedData, retryFailedReads } from '#lib/connection/failed-reads.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { inBackground } from '#lib/session/in-background.ts';

interface WatchOptions {
  /** Runs when the connection is back: loads the screen again if it has failed. */
  readonly retry: () => void;
}

/**
 * Watches the connection. It is checked when a read or the loading of code fails, and when the browser reports a change.
 * While it is lost, data in the cache is kept; when it is back, failed reads are repeated. Returns the function that ends
 * this.
 */
export function watchConnection({ retry }: WatchOptions): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  let release: (() => void) | undefined;

  const check = () => void connection.check();
  const checkVersion = () => {
    if (document.visibilityState === 'visible') void connection.checkVersion();
  };
  window.addEventListener('online', check, options);
  window.addEventListener('offline', check, options);
  // Vite reports code that could not be loaded: the connection is lost, or a deployment has replaced the file.
  window.addEventListener('vite:preloadError', check, options);
  window.addEventListener('focus', checkVersion, options);
  document.addEventListener('visibilitychange', checkVersion, options);
  if (!navigator.onLine) check();

  const ends = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isConnectionError(event.action.error)) check();
    }),
    connection.onChange((change) => {
      release?.();
      release = change === 'lost' ? keepCachedData(queryClient) : undefined;
      if (change === 'lost') return;
      void inBackground(() => retryFailedReads(queryClient));
      retry();
    }),
  ];

  return () => {
    ending.abort();
    release?.();
    for (const end of ends) end();
  };
}
