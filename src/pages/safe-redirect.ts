import { home, login } from './page-paths.ts';

/** Returns true if a path is that of a page for signing in. */
export const isLogin = (path: string) => path === login || path.startsWith(`${login}/`);

/**
 * Returns the path to open after signing in: the requested page of this site, else the home page.
 * A target outside this site (another origin, `//host`, `javascript:`) counts as absent.
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return home;
  const url = new URL(target, 'https://same.origin');
  // The parsed URL has no dot segments left: `/.//host` has become `//host`, which is another site.
  if (url.pathname.startsWith('//')) return home;
  if (url.origin !== 'https://same.origin' || isLogin(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
