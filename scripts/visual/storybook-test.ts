import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { clearStorage, type Globals, keepToasts, setGlobals, showStory } from './in-page.ts';
import { storybookFolder } from './stories.ts';

/** Serves the built Storybook on a free port. */
async function serveStorybook() {
  const files = serveStatic({
    root: storybookFolder,
    onFound: (_, context) => context.header('Cache-Control', 'max-age=3600'),
  });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: new Hono().use(files).fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  return { origin: `http://127.0.0.1:${(await promise).port}`, stop: () => server.close() };
}

/** Returns a page that shows the stories of the built Storybook, one after the other. */
function storyPage(page: Page, origin: string) {
  const open = new Set<unknown>();
  const foreignUrls = new Set<string>();
  page.on('request', (request) => {
    open.add(request);
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      foreignUrls.add(request.url());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    page,
    /** The URLs outside Storybook that the page requested. */
    foreignUrls,
    /** Loads the page again, without a story, so that the focus of the last story does not show in the next. */
    async empty() {
      foreignUrls.clear();
      await page.goto(`${origin}/iframe.html?viewMode=story`);
      await page.waitForFunction(() =>
        Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
          ?.ready()
          .then(() => true),
      );
    },
    /** Renders a story and plays it. Throws if either fails. */
    async show(id: string, globals: Globals) {
      await page.evaluate(setGlobals, { ...globals, a11y: { manual: true } });
      const problem = await page.evaluate(showStory, id);
      if (problem !== undefined) throw new Error(problem);
    },
    /** Waits until every request has its response, three seconds at most. */
    async quiet() {
      for (let wait = 0; wait < 300 && open.size > 0; wait += 1) await page.waitForTimeout(10);
    },
  };
}

/** Tests of stories. All tests of a worker share one page, which keeps compiled code: that is four times as fast. */
export const test = base.extend<object, { stories: ReturnType<typeof storyPage> }>({
  stories: [
    async ({ browser }, use) => {
      const { origin, stop } = await serveStorybook();
      const page = await browser.newPage({
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        colorScheme: 'light',
        deviceScaleFactor: 1,
        viewport: { width: 1280, height: 800 },
      });
      await page.addInitScript(clearStorage);
      await page.addInitScript(keepToasts);
      await use(storyPage(page, origin));
      await page.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
