import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isConnectionError } from '#lib/api/api-error.ts';

/**
 * Reads again what is shown and could not be read because of the connection. What is not shown is forgotten, so that it is
 * read when it is.
 */
export function readFailedAgain(client: QueryClient): void {
  const predicate = ({ state }: { state: { error: unknown } }) => isConnectionError(state.error);
  client.removeQueries({ type: 'inactive', predicate });
  void client.refetchQueries({ type: 'active', predicate });
}

/** Keeps what has been read, however long it is not shown. Returns the function that ends this. */
export function keepReads(client: QueryClient): () => void {
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
