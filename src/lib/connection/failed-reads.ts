import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isConnectionError } from '#lib/api/api-error.ts';

/**
 * Repeats the reads that have failed because of the connection, if their data is on the screen. The others are removed
 * from the cache, so that a screen that needs their data reads it.
 */
export function retryFailedReads(client: QueryClient): Promise<void> {
  const predicate = ({ state }: { state: { error: unknown } }) => isConnectionError(state.error);
  client.removeQueries({ type: 'inactive', predicate });
  return client.refetchQueries({ type: 'active', predicate });
}

/** Keeps all data in the cache, even if no screen shows it for long. Returns the function that ends this. */
export function keepCachedData(client: QueryClient): () => void {
  const ends = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, options }) =>
      new QueryObserver(client, {
        queryKey,
        enabled: false,
        ...(options.queryFn !== undefined && { queryFn: options.queryFn }),
      }).subscribe(() => undefined),
    );
  return () => {
    for (const end of ends) end();
  };
}
