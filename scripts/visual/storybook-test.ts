import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { test as base, expect, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { clearStorage, type Globals, keepNotifications, setGlobals, showStory } from './in-page.ts';
import { storybookFolder } from './stories.ts';

/** A page that shows the stories of the built Storybook, one after the other. */
export interface StoryPage {
  readonly page: Page;
  /** Addresses other than the Storybook's own that the page called. */
  readonly strangers: ReadonlySet<string>;
  /** Loads the page anew, without a story: where the last one left the focus would show in the next. */
  empty(): Promise<void>;
  /** Renders a story and plays it. Throws if either fails. */
  show(id: string, globals: Globals): Promise<void>;
  /** Waits until every request has its response, three seconds at most. */
  quiet(): Promise<void>;
}

/** Serves the built Storybook on a free port. */
async function serveStorybook(): Promise<{ origin: string; stop(): void }> {
  const files = serveStatic({
    root: storybookFolder,
    onFound: (_, context) => context.header('Cache-Control', 'max-age=3600'),
  });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: new Hono().use(files).fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  return { origin: `http://127.0.0.1:${(await promise).port}`, stop: () => server.close() };
}

function storyPage(page: Page, origin: string): StoryPage {
  const open = new Set<unknown>();
  const strangers = new Set<string>();
  page.on('request', (request) => {
    open.add(request);
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      strangers.add(request.url());
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    page,
    strangers,
    async empty() {
      strangers.clear();
      await page.goto(`${origin}/iframe.html?viewMode=story`);
      await page.waitForFunction(() =>
        Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
          ?.ready()
          .then(() => true),
      );
    },
    async show(id, globals) {
      await page.evaluate(setGlobals, { ...globals, a11y: { manual: true } });
      const problem = await page.evaluate(showStory, id);
      if (problem !== undefined) throw new Error(problem);
    },
    async quiet() {
      for (let wait = 0; wait < 300 && open.size > 0; wait += 1) await page.waitForTimeout(10);
    },
  };
}

/**
 * Tests of stories. All tests of a worker share one page, which is loaded anew for each story: what the browser has
 * compiled stays at hand, which is four times as fast as a new page.
 */
export const test = base.extend<object, { stories: StoryPage }>({
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
      await page.addInitScript(keepNotifications);
      await use(storyPage(page, origin));
      await page.close();
      stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
