import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

const entries = [
  [t('pages.dashboard.title'), '/'],
  [t('resources.users.name'), '/utilisateurs'],
  [t('resources.establishments.name'), '/etablissements'],
  [t('resources.categories.name'), '/categories'],
  [t('resources.options.name'), '/options'],
  [t('pages.settings.title'), '/parametres'],
] as const;

test('the sidebar has its entries in order and marks the current one', async ({ page }) => {
  await page.goto('/utilisateurs/ajouter');
  const sidebar = page.getByRole('navigation', { name: t('shell.navigation') });
  const links = sidebar.getByRole('list').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
  expect(shown).toEqual(entries.filter(([name]) => shown.some(([other]) => other === name)));
  expect(shown.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      t('pages.dashboard.title'),
      t('resources.users.name'),
      t('resources.categories.name'),
      t('pages.settings.title'),
    ]),
  );
  await expect(sidebar.locator('[aria-current]')).toHaveText(t('resources.users.name'));
  await links.nth(0).click();
  await expect(page).toHaveURL('/');
  await expect(sidebar.locator('[aria-current]')).toHaveText(t('pages.dashboard.title'));
});

test('the dashboard shows counts', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/dashboard');
  await page.goto('/');
  const shown = new Intl.NumberFormat('fr-FR').format(body.data.users);
  await expect(page.getByRole('main').getByText(shown, { exact: true }).first()).toBeVisible();
});
