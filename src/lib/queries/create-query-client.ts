import { QueryCache, QueryClient } from '@tanstack/react-query';
import { createFreshness } from './freshness.ts';

/** Makes a cache of what was read, with the product's rules for how long it is kept and when it is read anew. */
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
        // A failure is shown with its own "retry"; the browser's idea of being offline is often wrong.
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
