import { home, login } from './page-paths.ts';

/** Returns true if a path is that of a page for signing in. */
export const isLogin = (path: string) => path === login || path.startsWith(`${login}/`);

/** Stands for the origin of this site. */
const origin = 'https://same.origin';

/**
 * Returns the path to open after signing in: the requested page of this site, else the home page.
 * A target outside this site (another origin, `//host`, `javascript:`), and one that is no address, count as absent.
 */
export function safeRedirect(target: unknown): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return home;
  if (!URL.canParse(target, origin)) return home;
  const url = new URL(target, origin);
  if (url.origin !== origin || isLogin(url.pathname)) return home;
  // The parsed URL has no dot segments left: `/.//host` has become `//host`, which is another site.
  if (url.pathname.startsWith('//')) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
