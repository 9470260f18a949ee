import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '#pages/errors/error-page.tsx';
import { NotFoundPage } from '#pages/errors/not-found-page.tsx';
import { routeTree } from '#routes/tree.tsx';
import { parseSearch, stringifySearch } from '#runtime/address/url-search.ts';

/** Creates the router of the back-office. Default for `history`: the browser's own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history !== undefined && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The queries decide when data is read again: a loader only starts them.
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
