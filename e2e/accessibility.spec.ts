import { t } from '#lib/i18n/i18n.ts';
import { axeOf, expectNoViolations, expectTexts, summaryOf, untilStill, violationsOnly } from './axe.ts';
import { expect, openAccountMenu, test } from './test.ts';
import { findDeletable } from './users.ts';

// Axe checks each page in two themes, which takes long on a busy machine.
test.describe.configure({ timeout: 150_000 });

// Colours change at once, because axe cannot check a colour during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** One page of each sort. The stories check every page in both themes, but not as it is built and served. */
const screens = ['/', '/utilisateurs', '/parametres', '/nulle-part'];

for (const path of screens) {
  test(`axe finds nothing on ${path}, and no low contrast in the dark`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing in a form with errors, in the menu and in a confirmation', async ({ page, api }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.required')).first()).toBeVisible();
  await expectNoViolations(page);
  await openAccountMenu(page);
  // An open menu is outside of the landmarks of the page.
  await expectNoViolations(page, 'region');
  const user = await findDeletable(api);
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
      await expectTexts(page);
      const { violations } = await axeOf(page).options(violationsOnly).analyze();
      expect(summaryOf(violations), colorScheme).toEqual([]);
    }
  });
});
