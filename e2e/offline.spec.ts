import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, expectErrors, missingFile, test } from './test.ts';

const notices = (page: Page) => page.getByRole('region', { name: t('notices.label'), includeHidden: true });
const rows = (page: Page) => page.getByRole('link', { name: /^(Voir|Modifier) / });
const open = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name })
    .click();

/** Opens the list of users, and waits for the code that notices a lost connection. */
async function openUsers(page: Page) {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  await expect(notices(page)).toBeAttached();
}

test('a screen whose code is not loaded yet says so offline, and opens by itself when the network is back', async ({
  page,
  pageErrors,
  context,
}) => {
  await openUsers(page);
  await context.setOffline(true);
  await expect(notices(page)).toContainText(t('notices.offline'));
  await open(page, t('resources.rides.name'));
  await expect(page.getByText(t('errors.code'))).toBeVisible();
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByText(t('errors.code'))).toBeVisible();
  await context.setOffline(false);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/courses');
  await expect(notices(page)).toBeEmpty();
  // Two files could not be loaded: the screen, and the tooltip of its entry, which loads when the pointer is over it.
  expectErrors(pageErrors, missingFile);
});

test('a screen whose code could not be loaded opens with the button to try again', async ({ page }) => {
  await openUsers(page);
  await page.route('**/assets/rides-*.js', (route) => route.abort());
  await open(page, t('resources.rides.name'));
  await expect(page.getByText(t('errors.code'))).toBeVisible();
  await page.unroute('**/assets/rides-*.js');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('screens that were seen before still open offline, and failed reads are repeated when the network is back', async ({
  page,
  context,
}) => {
  await openUsers(page);
  await open(page, t('resources.categories.name'));
  await expect(page).toHaveURL('/categories');
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(true);
  await expect(notices(page)).toContainText(t('notices.offline'));
  await open(page, t('resources.users.name'));
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: t('list.next') }).click();
  await expect(page.getByText(t('errors.network'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('errors.network'))).toHaveCount(0);
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL('/utilisateurs?page=2');
});

test('a new version is offered, and never forced on a form with unsaved changes', async ({ page }) => {
  await page.goto('/categories/ajouter');
  await expect(notices(page)).toBeAttached();
  const title = page.getByLabel(t('resources.categories.fields.titre'), { exact: true });
  await title.fill('Bistrots');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(src="\/assets\/base-[^"]+)\.js/, '$1-next.js') });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notices(page)).toContainText(t('notices.version'));
  await expect(title).toHaveValue('Bistrots');

  const confirmation = page.waitForEvent('dialog');
  const click = notices(page)
    .getByRole('button', { name: t('notices.reload') })
    .click();
  await (await confirmation).dismiss();
  await click;
  await expect(title).toHaveValue('Bistrots');

  await title.fill('');
  await notices(page)
    .getByRole('button', { name: t('notices.reload') })
    .click();
  await expect(title).toHaveValue('');
  await expect(notices(page)).toBeEmpty();
});

test('a dialog whose code is not loaded says so, and opens by itself when the network is back', async ({
  page,
  pageErrors,
  context,
}) => {
  await page.goto('/options');
  await expect(rows(page)).toHaveCount(10);
  await expect(notices(page)).toBeAttached();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click();
  await expect(notices(page)).toContainText(t('notices.code'));
  // The last step of a retry requests the page, and reloads it if there is a response.
  const retried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await notices(page)
    .getByRole('button', { name: t('common.retry') })
    .click();
  await retried;
  await expect(notices(page)).toContainText(t('notices.code'));
  await context.setOffline(false);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // Its styles have been requested again, too.
  await expect(page.getByRole('alertdialog')).not.toHaveCSS('box-shadow', 'none');
  await expect(notices(page)).toBeEmpty();
  expectErrors(pageErrors, missingFile);
});

test('a dialog opens although the list of the later parts could not be loaded at first', async ({ page }) => {
  // The next attempt has another address, since browsers remember that a file could not be loaded.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/later-parts-'));
  await page.route('**/assets/later-parts-*.js', (route) => route.abort());
  await page.goto('/options');
  await failed;
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a tab of the settings whose code is not loaded says so in its panel, and shows its content when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/parametres');
  const current = page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true });
  await expect(current).toBeVisible();
  await expect(notices(page)).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('tab', { name: t('pages.settings.tabs.prices-config') }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText(t('errors.code'))).toBeVisible();
  await page.getByRole('tab', { name: t('pages.settings.tabs.password') }).click();
  await expect(current).toBeVisible();
  await page.getByRole('tab', { name: t('pages.settings.tabs.prices-config') }).click();
  await context.setOffline(false);
  await expect(page.getByLabel(t('pages.settings.prices.rows.basePrice'))).toBeVisible();
});
