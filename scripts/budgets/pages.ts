import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { root } from '#scripts/root.ts';
import { signIn, storageWith, type TestServer } from '#scripts/testing/server.ts';
import { brotliBytes } from './brotli.ts';

/** The code and the styles, in bytes, that were requested before a page was painted, and the page's elements. */
export type Painted = Awaited<ReturnType<typeof measurePage>>;

/** The selector of the link of a row: only a row with data has one. */
export const rowSelector = 'a[aria-label^="Voir "]';

/** Measures the first paint of the login page and of a list, each without a cache. `project` is the folder that was built. */
export async function measureFirstPaints(browser: Browser, server: TestServer, project = root) {
  const login = `${server.origin}/connexion`;
  const list = `${server.origin}/utilisateurs`;
  return {
    login: await measurePage(await browser.newContext(), login, 'input[type=password]', project),
    list: await measurePage(await signedInContext(browser, server), list, rowSelector, project),
  };
}

/** Opens a page and measures what it requested until the selector was painted. */
async function measurePage(context: BrowserContext, url: string, selector: string, project: string) {
  const page = await context.newPage();
  await page.addInitScript(watchFor, selector);
  await page.goto(url);
  const painted = await page.waitForFunction(() => Reflect.get(window, 'firstPaint'));
  const { paths, elements }: { paths: string[]; elements: number } = await painted.jsonValue();
  await page.close();
  const bytesOf = (path: string) => brotliBytes(readFileSync(join(project, 'dist', path)));
  const files = paths.map((path) => ({ path, bytes: bytesOf(path) }));
  const total = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  /** The bytes of the page itself, with the script inside it. */
  const html = bytesOf('index.html');
  return { js: total('.js'), css: total('.css'), html, elements, files };
}

/** Runs in the page: stores what has been requested, and the elements, when the selector is painted. */
function watchFor(selector: string): void {
  performance.setResourceTimingBufferSize(2000);
  const check = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(check);
    else requestAnimationFrame(() => setTimeout(store));
  };
  const store = () => {
    const painted = performance.now();
    const paths = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= painted)
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && /\.(js|css)$/.test(url.pathname))
      .map(({ pathname }) => pathname);
    const elements = document.querySelectorAll('*').length;
    Reflect.set(window, 'firstPaint', { paths: [...new Set(paths)], elements });
  };
  check();
}

/** Opens a browser context with an administrator's session. */
export async function signedInContext(browser: Browser, server: TestServer): Promise<BrowserContext> {
  return browser.newContext({ storageState: storageWith(server, await signIn(server)) });
}
