import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import * as z from 'zod/mini';
import { administrator, type TestServer } from '#scripts/testing/server.ts';
import { brotliBytes } from './brotli.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The code and the styles that were on their way when a page was painted. */
export interface Painted {
  readonly js: number;
  readonly css: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
}

/** Opens a page and counts what was asked for until the selector is painted. Later requests are not its way there. */
export async function measurePage(context: BrowserContext, url: string, selector: string): Promise<Painted> {
  const page = await context.newPage();
  await page.addInitScript(watchFor, selector);
  await page.goto(url);
  const asked = await page.waitForFunction(() => Reflect.get(window, 'askedUntilPainted'));
  const paths: string[] = await asked.jsonValue();
  await page.close();
  const files = paths.map((path) => ({ path, bytes: brotliBytes(readFileSync(join(dist, path))) }));
  const total = (ending: string) =>
    files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);
  return { js: total('.js'), css: total('.css'), files };
}

/** Runs in the page: notes what has been asked for in the frame in which the selector is painted. */
function watchFor(selector: string): void {
  performance.setResourceTimingBufferSize(2000);
  const look = () => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(note));
  };
  const note = () => {
    const painted = performance.now();
    const paths = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= painted)
      .map((entry) => new URL(entry.name))
      .filter((address) => address.origin === location.origin && /\.(js|css)$/.test(address.pathname))
      .map((address) => address.pathname);
    Reflect.set(window, 'askedUntilPainted', [...new Set(paths)]);
  };
  look();
}

const tokens = z.object({ data: z.object({ access_token: z.string(), refresh_token: z.unknown() }) });

/** Opens a browser context with an administrator's session. */
export async function signedIn(browser: Browser, { origin }: TestServer): Promise<BrowserContext> {
  const response = await fetch(`${origin}/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { data } = tokens.parse(await response.json());
  const localStorage = [
    { name: 'access_token', value: data.access_token },
    { name: 'refresh_token', value: JSON.stringify(data.refresh_token) },
  ];
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
}
