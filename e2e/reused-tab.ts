import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A page of the product's origin that costs nothing: no script, no call. */
const quietPage = '/favicon.svg';

/** What a test expects of its browser. */
export interface TabState {
  readonly viewport: BrowserContextOptions['viewport'];
  readonly media: Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'colorScheme' | 'reducedMotion'>;
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

/**
 * A tab that the tests of a worker use one after the other. Chromium keeps what it has compiled of the product as long as
 * the tab stays on its origin, so opening a page needs a third of the processor time that it needs in a new browser.
 */
export interface ReusedTab {
  /** Returns the tab in a state, on a page that does nothing. Opens it for the first test. */
  take(browser: Browser, state: TabState): Promise<Page>;
  /** Ends what a test has left behind: its other tabs, routes, listeners, scripts, and what the browser has stored. */
  release(): Promise<void>;
}

/** Makes the scripts that a test adds to its page end with the test. */
function endScripts(page: Page): () => Promise<void> {
  const added: Promise<{ dispose(): Promise<void> }>[] = [];
  page.addInitScript = new Proxy(page.addInitScript, {
    apply(add, self, given) {
      const script = Reflect.apply(add, self, given);
      added.push(script);
      return script;
    },
  });
  return async () => {
    for (const script of added.splice(0)) await (await script).dispose();
  };
}

async function openTab(browser: Browser, prepare: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(quietPage);
  return { context, page, endScripts: endScripts(page) };
}

/** Returns the tab of a worker. `prepare` is called once, before its first page. */
export function reusedTab(prepare: (page: Page) => Promise<void>): ReusedTab {
  let tab: Awaited<ReturnType<typeof openTab>> | undefined;
  return {
    async take(browser, { viewport, media, localStorage: items }) {
      tab ??= await openTab(browser, prepare);
      const { page } = tab;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ ...media, media: null });
      await page.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, items);
      return page;
    },
    async release() {
      if (tab === undefined) return;
      const { context, page } = tab;
      if (page.isClosed()) {
        // The test has closed it. Its browser may have other tabs.
        tab = undefined;
        return context.close();
      }
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const name of ['console', 'dialog', 'pageerror', 'request', 'response'])
        page.removeAllListeners(name);
      await tab.endScripts();
      await context.setOffline(false);
      await context.clearCookies();
      await page.mouse.move(-1, -1);
      await page.goto(quietPage);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  };
}
