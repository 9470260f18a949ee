import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createFreshness } from './freshness.ts';

/** Creates the cache of all reads, with the product's rules for when data is dropped and when it is read again. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  const { staleTime, retryOnMount } = createFreshness(queryCache);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        // Kept 60 s after last use (product rule).
        gcTime: 60_000,
        staleTime,
        retryOnMount,
        refetchOnMount: true,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failure is shown with a button to retry.
        retry: false,
        // Requests are always sent: browsers are often wrong about being offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
