import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, openAccountMenu, test } from './test.ts';
import { findUser } from './users.ts';

// Axe checks each page in two themes, which takes long on a busy machine.
test.describe.configure({ timeout: 150_000 });

// Colours change at once, because axe cannot check a colour during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const summaryOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Waits until the page is complete and all animations have ended. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations !== 1),
  );
}

/** Expects no violation of any rule of axe in the light theme, nor of the rule about contrast in the dark one. */
async function expectNoViolations(page: Page, ...ignoredRules: readonly string[]): Promise<void> {
  await untilStill(page);
  const ignored = Object.fromEntries(ignoredRules.map((rule) => [rule, { enabled: false }]));
  // Axe leaves the size of targets out unless it is asked for.
  const rules = { 'target-size': { enabled: true }, ...ignored };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  expect(summaryOf(violations), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilStill(page);
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(summaryOf(dark.violations), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** One page of each sort. The stories check every page in both themes, but not as it is built and served. */
const screens = ['/', '/utilisateurs', '/options/ajouter', '/parametres?tab=prices-config', '/nulle-part'];

for (const path of screens) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on the page of a driver, light or dark', async ({ page, api }) => {
  const driver = await findUser(api, ({ role }) => role === 'driver');
  await page.goto(`/utilisateurs/${driver.id}`);
  await expectNoViolations(page);
});

test('axe finds nothing in a form with errors, in the menu and in a confirmation', async ({ page, api }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.required')).first()).toBeVisible();
  await expectNoViolations(page);
  await openAccountMenu(page);
  // An open menu is outside of the landmarks of the page.
  await expectNoViolations(page, 'region');
  const user = await findUser(api, ({ subscription }) => subscription?.status === 'OK');
  await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
  await page.getByRole('button', { name: t('list.remove', { title: user.name }) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('signed out', () => {
  test.use({ session: 'none' });

  test('axe finds nothing on the login', async ({ page }) => {
    // An open login page does not follow a change of the theme, so it is loaded again.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/connexion');
      await page.getByRole('button', { name: t('auth.submit') }).click();
      await expect(page.getByText(t('validation.required'))).toBeVisible();
      await untilStill(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(summaryOf(violations), colorScheme).toEqual([]);
    }
  });
});
