import { ApiError, isConnectionError } from '#lib/api/api-error.ts';

/** The part of the router that loads the current screen again. */
export interface ScreenRouter {
  readonly state: { readonly matches: readonly { readonly error?: unknown }[] };
  invalidate(options: { sync: boolean }): Promise<void>;
}

/** Returns true if the screen has failed because of the connection. */
export const lacksConnection = ({ state }: ScreenRouter) =>
  state.matches.some(({ error }) => isConnectionError(error));

/** Returns true if the code of the current screen could not be loaded. */
const lacksCode = ({ state }: ScreenRouter) =>
  state.matches.some(({ error }) => error instanceof ApiError && error.reason === 'code');

/**
 * Loads the current screen again. Most browsers remember that a file could not be loaded: if the server can be
 * reached and the code is still missing, the page is reloaded. There is nothing to lose, because an error page has
 * replaced the screen.
 */
export async function retryScreen(router: ScreenRouter): Promise<void> {
  const lackedCode = lacksCode(router);
  // Loads before it renders: a screen that renders first would make every call a second time.
  await router.invalidate({ sync: true });
  if (!lackedCode || !lacksCode(router)) return;
  await reloadIfReached();
}

/** Reloads the page if the server can be reached. If a form has unsaved changes, the browser asks first. */
export async function reloadIfReached(): Promise<void> {
  const reached = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (reached?.ok) window.location.reload();
}
