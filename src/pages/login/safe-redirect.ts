/** Where the dashboard is. */
export const home = '/';

/** Where one signs in. */
export const login = '/connexion';

/** Whether a page is one of those on which one signs in. */
export const isLogin = (path: string) => path === login || path.startsWith(`${login}/`);

/**
 * Where to go after signing in: a page of this site that one was sent away from, else the home page.
 * Anything that would lead elsewhere (another origin, `//host`, `javascript:`) counts as absent.
 */
export function safeRedirect(target: string | undefined): string {
  if (target === undefined || !/^\/(?![/\\])/.test(target)) return home;
  const url = new URL(target, 'https://same.origin');
  // Dot segments are resolved by now: `/.//host` has become another site's address.
  if (url.pathname.startsWith('//')) return home;
  if (url.origin !== 'https://same.origin' || isLogin(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
