import type { Page } from '@playwright/test';
import { test as base } from '#e2e/test.ts';
import { storageWith } from '#scripts/testing/server.ts';
import { recordToasts } from './invariants.ts';

interface WorkerPage {
  page?: Page;
}

/**
 * The tests of a worker share one page, since opening a page takes longer than trying twenty faults. Each test gets the
 * page signed in and without routes, and opens an address by itself. A failed test ends its worker, so the next one has
 * a new page.
 */
export const test = base.extend<object, { worker: WorkerPage }>({
  worker: [({ playwright: _ }, provide) => provide({}), { scope: 'worker' }],
  page: async ({ worker, browser, server, shared }, provide) => {
    const storageState = storageWith(server, await shared());
    if (worker.page === undefined) {
      const context = await browser.newContext({
        baseURL: server.origin,
        storageState,
        reducedMotion: 'reduce',
      });
      worker.page = await context.newPage();
      await recordToasts(worker.page);
    } else
      await worker.page.evaluate((origins) => {
        localStorage.clear();
        for (const { name, value } of origins.flatMap((each) => each.localStorage))
          localStorage.setItem(name, value);
      }, storageState.origins);
    await provide(worker.page);
    await worker.page.unrouteAll({ behavior: 'ignoreErrors' });
    worker.page.removeAllListeners('console');
    worker.page.removeAllListeners('pageerror');
  },
});
