import { isConnectionError } from '#lib/api/api-error.ts';
import { connection } from '#lib/connection/connection.ts';
import { keepReads, readFailedAgain } from '#lib/connection/failed-reads.ts';
import { queryClient } from '#lib/queries/query-client.ts';

interface WatchOptions {
  /** Loads the screen again if it has failed. The connection is back. */
  readonly retry: () => void;
}

/**
 * Follows the connection: checks it whenever a read or the loading of code has failed or the browser reports a
 * change, keeps what was read while offline, and reads again what has failed. Returns the function that ends this.
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
      release = change === 'lost' ? keepReads(queryClient) : undefined;
      if (change === 'lost') return;
      readFailedAgain(queryClient);
      retry();
    }),
  ];

  return () => {
    ending.abort();
    release?.();
    for (const end of ends) end();
  };
}
