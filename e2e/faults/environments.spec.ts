import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { environments } from './environments.ts';
import { look, recordToasts, wrongs } from './invariants.ts';
import { pathOf } from './record-path.ts';
import { reads } from './screens.ts';
import { go, leave, settled } from './walk.ts';

test.describe.configure({ timeout: 120_000, mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isData = ({ pathname }: URL) => pathname.startsWith('/api/') && !pathname.endsWith('/users/me');

/** Holds the first response of each address back until it is released. */
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
    // A page that was left no longer waits for its response.
    await route.continue().catch(() => undefined);
  });
  return {
    requested: first.promise,
    release: released.resolve,
    end: () => page.unroute(isData),
  };
}

const screens = [...new Map(reads.map((read) => [read.path, read])).values()];

for (const [name, { promise, prepare, meanwhile }] of Object.entries(environments)) {
  test(`every screen meets ${name}`, async ({ page, api, pageErrors }) => {
    await recordToasts(page);
    await prepare?.(page);
    await page.goto('/nulle-part');
    for (const read of screens) {
      const path = await pathOf(api, read);
      const held = meanwhile === undefined ? undefined : await holdResponses(page);
      // A browser that forgets the session has to sign in at each page that it loads.
      await (promise === 'signIn' ? page.goto(path) : go(page, path));
      await held?.requested;
      await meanwhile?.(page);
      held?.release();
      if (promise === 'signIn') await expect(page, read.path).toHaveURL(/\/connexion/);
      else await settled(page);
      await expect(page.locator('h1').first(), read.path).toBeVisible();
      await expect(page.getByRole('button', { name: t('common.retry') }), read.path).toHaveCount(0);
      expect.soft(wrongs(await look(page)), read.path).toEqual([]);
      expect(pageErrors, read.path).toEqual([]);
      if (promise === 'signIn') continue;
      await held?.end();
      await leave(page);
    }
  });
}
