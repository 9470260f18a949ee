import type { Page } from '@playwright/test';
import { collectErrors, expect, test } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { environments } from './environments.ts';
import { look, recordToasts, wrongs } from './invariants.ts';
import { pathOf } from './record-path.ts';
import { reads } from './screens.ts';

test.describe.configure({ timeout: 120_000, mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isData = ({ pathname }: URL) => pathname.startsWith('/api/') && !pathname.endsWith('/users/me');

/** Holds the first answer of each address back until it is released. */
async function holdAnswers(page: Page) {
  const seen = new Set<string>();
  const released = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(isData, async (route) => {
    const address = route.request().url();
    const isHeld = !seen.has(address);
    seen.add(address);
    first.resolve();
    if (isHeld) await released.promise;
    // A page that was left no longer waits for its answer.
    await route.continue().catch(() => undefined);
  });
  return { requested: first.promise, release: released.resolve };
}

const screens = [...new Map(reads.map((read) => [read.path, read])).values()];

for (const read of screens) {
  test(`${read.path} meets every environment`, async ({ context, api, pageErrors }) => {
    const path = await pathOf(api, read);
    for (const [name, { promise, prepare, meanwhile }] of Object.entries(environments)) {
      const page = await context.newPage();
      collectErrors(page, pageErrors);
      await recordToasts(page);
      await prepare?.(page);
      const held = meanwhile === undefined ? undefined : await holdAnswers(page);
      await page.goto(path);
      await held?.requested;
      await meanwhile?.(page);
      held?.release();
      if (promise === 'signIn') await expect(page, name).toHaveURL(/\/connexion/);
      await expect(page.locator('h1').first(), name).toBeVisible();
      await expect(page.locator('[aria-busy=true]'), name).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('common.retry') }), name).toHaveCount(0);
      expect.soft(wrongs(await look(page)), name).toEqual([]);
      expect(pageErrors, name).toEqual([]);
      await page.close();
    }
  });
}
