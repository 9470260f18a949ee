import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, openAccountMenu, test } from './test.ts';
import { findUser } from './users.ts';

// Axe checks each page twice, which takes long on a busy machine.
test.describe.configure({ timeout: 150_000 });

// Colours change at once, because axe cannot check a colour during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const summaryOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Waits until the page is complete and all animations have ended. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations !== 1),
  );
}

/** Runs all rules of axe in the light theme, and those about colours in the dark one. */
async function expectNothingFound(page: Page, ...without: readonly string[]): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).disableRules([...without]).analyze();
  expect(summaryOf(violations), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settled(page);
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(summaryOf(dark.violations), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** One page of each sort, as built and served. The stories check every page in both themes. */
const screens = ['/', '/utilisateurs', '/options/ajouter', '/parametres?tab=prices-config', '/nulle-part'];

for (const path of screens) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path);
    await expectNothingFound(page);
  });
}

test('axe finds nothing on a driver, light or dark', async ({ page, api }) => {
  const driver = await findUser(api, ({ role }) => role === 'driver');
  await page.goto(`/utilisateurs/${driver.id}`);
  await expectNothingFound(page);
});

test('axe finds nothing in a form with errors, in the menu and in a confirmation', async ({ page, api }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByRole('button', { name: t('common.add') }).click();
  await expect(page.getByText(t('validation.required')).first()).toBeVisible();
  await expectNothingFound(page);
  await openAccountMenu(page);
  // An open menu is in none of the page's landmarks.
  await expectNothingFound(page, 'region');
  const user = await findUser(api, ({ subscription }) => subscription?.status === 'OK');
  await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
  await page.getByRole('button', { name: t('list.remove', { title: user.name }) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page);
});

test.describe('signed out', () => {
  test.use({ session: 'none' });

  test('axe finds nothing on the login', async ({ page }) => {
    // The login page does not follow changes of the theme.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/connexion');
      await page.getByRole('button', { name: t('auth.submit') }).click();
      await expect(page.getByText(t('validation.required'))).toBeVisible();
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(summaryOf(violations), colorScheme).toEqual([]);
    }
  });
});
