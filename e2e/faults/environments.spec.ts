import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { environments } from './environments.ts';
import { readPage, recordToasts, violations } from './invariants.ts';
import { leaveScreen, navigate, waitUntilLoaded } from './navigation.ts';
import { pathOf } from './record-path.ts';
import { reads } from './screens.ts';
import { triesAll } from './tried-faults.ts';

test.describe.configure({ timeout: 120_000, mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isData = ({ pathname }: URL) => pathname.startsWith('/api/') && !pathname.endsWith('/users/me');

/** Holds back the first response of each address until `release` is called. Returns the controls. */
async function holdResponses(page: Page) {
  const seen = new Set<string>();
  const released = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(isData, async (route) => {
    const address = route.request().url();
    const isHeld = !seen.has(address);
    seen.add(address);
    first.resolve();
    if (isHeld) await released.promise;
    // The request of a page that was left cannot be continued any more.
    await route.continue().catch(() => undefined);
  });
  return {
    requested: first.promise,
    release: released.resolve,
    end: () => page.unroute(isData),
  };
}

const screens = [...new Map(reads.map((read) => [read.path, read])).values()];

/** `npm run faults` tries every screen in every environment. In `npm test`, the environments share the screens. */
const screensOf = (environment: number) =>
  triesAll ? screens : screens.filter((_, index) => index % Object.keys(environments).length === environment);

for (const [index, [name, { promise, prepare, meanwhile }]] of Object.entries(environments).entries()) {
  test(`screens keep their promise with ${name}`, async ({ page, api, pageErrors }) => {
    await recordToasts(page);
    await prepare?.(page);
    await page.goto('/nulle-part');
    for (const read of screensOf(index)) {
      const path = await pathOf(api, read);
      const held = meanwhile === undefined ? undefined : await holdResponses(page);
      // In a browser that keeps no session, each loaded page leads to the login.
      await (promise === 'signIn' ? page.goto(path) : navigate(page, path));
      await held?.requested;
      await meanwhile?.(page);
      held?.release();
      if (promise === 'signIn') await expect(page, read.path).toHaveURL(/\/connexion/);
      else await waitUntilLoaded(page);
      await expect(page.locator('h1').first(), read.path).toBeVisible();
      await expect(page.getByRole('button', { name: t('common.retry') }), read.path).toHaveCount(0);
      expect.soft(violations(await readPage(page)), read.path).toEqual([]);
      expect(pageErrors, read.path).toEqual([]);
      if (promise === 'signIn') continue;
      await held?.end();
      await leaveScreen(page);
    }
  });
}
