import type { Page } from '@playwright/test';
import { test as base } from '#e2e/test.ts';
import { recordToasts } from './invariants.ts';

interface Held {
  page?: Page;
}

/**
 * The page of these tests is opened once for all tests of a worker: opening it takes longer than twenty cells. Each test
 * gets it signed in, without routes; each begins with an address of its own. A failed test ends its worker, and so the
 * page.
 */
export const test = base.extend<object, { held: Held }>({
  held: [({ playwright: _ }, provide) => provide({}), { scope: 'worker' }],
  page: async ({ held, browser, server, shared }, provide) => {
    const { access_token, refresh_token } = await shared();
    const items = [
      { name: 'access_token', value: access_token },
      { name: 'refresh_token', value: JSON.stringify(refresh_token) },
    ];
    if (held.page === undefined) {
      const storageState = { cookies: [], origins: [{ origin: server.origin, localStorage: items }] };
      const context = await browser.newContext({
        baseURL: server.origin,
        storageState,
        reducedMotion: 'reduce',
      });
      held.page = await context.newPage();
      await recordToasts(held.page);
    } else
      await held.page.evaluate((stored) => {
        localStorage.clear();
        for (const { name, value } of stored) localStorage.setItem(name, value);
      }, items);
    await provide(held.page);
    await held.page.unrouteAll({ behavior: 'ignoreErrors' });
    held.page.removeAllListeners('console');
    held.page.removeAllListeners('pageerror');
  },
});
