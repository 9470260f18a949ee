import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '#pages/errors/error-page.tsx';
import { NotFoundPage } from '#pages/errors/not-found-page.tsx';
import { routeTree } from '#routes/tree.tsx';
import { parseSearch, stringifySearch } from '#routes/url-search.ts';

/** Makes the router of the whole back-office; on the browser's own history unless another is given. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history !== undefined && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // Data is the queries' business: a loader only starts them.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

/** The router of the whole back-office. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
