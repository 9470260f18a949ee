import type { Page } from '@playwright/test';
import { test as base } from '#e2e/test.ts';
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
    const { access_token, refresh_token } = await shared();
    const items = [
      { name: 'access_token', value: access_token },
      { name: 'refresh_token', value: JSON.stringify(refresh_token) },
    ];
    if (worker.page === undefined) {
      const storageState = { cookies: [], origins: [{ origin: server.origin, localStorage: items }] };
      const context = await browser.newContext({
        baseURL: server.origin,
        storageState,
        reducedMotion: 'reduce',
      });
      worker.page = await context.newPage();
      await recordToasts(worker.page);
    } else
      await worker.page.evaluate((stored) => {
        localStorage.clear();
        for (const { name, value } of stored) localStorage.setItem(name, value);
      }, items);
    await provide(worker.page);
    await worker.page.unrouteAll({ behavior: 'ignoreErrors' });
    worker.page.removeAllListeners('console');
    worker.page.removeAllListeners('pageerror');
  },
});
