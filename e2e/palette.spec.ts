import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, expectErrors, missingFile, test, toast } from './test.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: t('palette.box') });

/** Holds the code that the page requests from now on. Returns the function that lets it arrive. */
async function holdCode(page: Page, files = '**/assets/*.js') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// "n" opens a form on the first of these pages.
for (const path of ['/utilisateurs', '/'])
  test(`on ${path}, keys that are typed while the palette loads become its text, and are no shortcuts`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const release = await holdCode(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('noel', { delay: 90 });
    release();
    await page.keyboard.type('le', { delay: 5 });
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type(' du');
    await expect(searchBox(page)).toHaveValue('noelle du');
    await expect(page).toHaveURL(path);
  });

test('the button opens the palette with what is typed after the press, and Escape cancels it', async ({
  page,
}) => {
  await page.goto('/utilisateurs');
  await expect(page.getByRole('row')).toHaveCount(11);
  const release = await holdCode(page);
  const button = page.getByRole('button', { name: t('common.search') });
  await button.click();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.keyboard.type('n x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('oel');
  release();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('n oel');
  await expect(page).toHaveURL('/utilisateurs');
});

test('keys typed after the code of the palette failed to load reach the page', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/utilisateurs');
  await expect(page.getByRole('row')).toHaveCount(11);
  const notices = page.getByRole('region', { name: t('notices.label'), includeHidden: true });
  await expect(notices).toBeAttached();
  await page.getByRole('searchbox').focus();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(notices).toContainText(t('notices.code'));
  await page.keyboard.type('noel');
  await expect(page.getByRole('searchbox')).toHaveValue('noel');
  expectErrors(pageErrors, missingFile);
});

for (const [when, held] of [
  ['comes with it', '**/assets/*.js'],
  ['comes after it', '**/assets/wallets-*.js'],
] as const)
  test(`a palette that is opened while a page loads stays when the page ${when}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const release = await holdCode(page, held);
    await page
      .getByRole('link', { name: t('resources.wallets.name') })
      .first()
      .click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('noel');
    if (when === 'comes after it') await expect(searchBox(page)).toBeFocused();
    const pageRows = page.getByRole('row', { includeHidden: true });
    await expect(pageRows).toHaveCount(0);
    release();
    await expect(page).toHaveURL('/portefeuilles');
    await expect(pageRows).toHaveCount(11);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('le');
    await expect(searchBox(page)).toHaveValue('noelle');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toBeHidden();
  });

test('a page that is chosen in the palette has the focus, also if only its parameters change', async ({
  page,
}) => {
  await page.goto('/parametres');
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(t('pages.settings.tabs.prices-config'));
  await page
    .getByRole('option', { name: t('pages.settings.tabs.prices-config') })
    .first()
    .click();
  await expect(page).toHaveURL('/parametres?tab=prices-config');
  await expect(searchBox(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the palette finds a user by name and by telephone, and remembers who was opened', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=5&query=du');
  const user = body.data.items.find((each: { phone: string | null }) => each.phone !== null);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: t('palette.box') });
  await expect(box).toBeFocused();
  for (const spelt of [user.name, user.phone.replaceAll(' ', '')]) {
    await box.fill(spelt);
    await expect(page.getByRole('option', { name: user.name }).first()).toBeVisible();
  }
  await box.fill(user.email);
  await page.getByRole('option', { name: user.email }).click();
  await expect(page).toHaveURL(new RegExp(`/utilisateurs/${user.id}`));
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: t('common.search') }).click();
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(user.name));
});

test.describe('after signing out', () => {
  test.use({ session: 'own' });

  test('nobody sees what was opened', async ({ page }) => {
    await page.goto('/utilisateurs');
    await page.locator('[data-row-link]').first().click();
    await expect(page).toHaveURL(/\/utilisateurs\/[^/]+$/);
    const stored = () => page.evaluate(() => localStorage.getItem('recent'));
    await expect.poll(stored).not.toBeNull();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: t('shell.signOut') }).click();
    await expect(page).toHaveURL(/\/connexion/);
    expect(await stored()).toBeNull();
  });
});

test('single keys open pages and rows, but not while a user types', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/utilisateurs');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const second = page.locator('[data-row-link]').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('gc');
  await expect(page.getByRole('searchbox')).toHaveValue('gc');
  await expect(page).toHaveURL(/\/utilisateurs/);
});

test('Ctrl+K opens the palette from a toast, too', async ({ page }) => {
  // An error stays until it is closed.
  await page.route('**/api/v1/admin/options/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 422, json: { message: 'Cette option est utilisée.' } })
      : route.fallback(),
  );
  await page.goto('/options');
  await page.locator("main tbody button[aria-label^='Supprimer']").first().click();
  await page.getByRole('button', { name: t('remove.confirm') }).click();
  await expect(toast(page, 'Cette option est utilisée.')).toBeVisible();
  await page.getByRole('button', { name: t('common.cancel') }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Alt+t');
  await expect(toast(page, 'Cette option est utilisée.')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('jour');
  await expect(searchBox(page)).toHaveValue('jour');
});

for (const name of [t('list.filter'), t('columns.title'), t('shell.account')])
  test(`Ctrl+K closes what "${name}" has opened, and opens the palette`, async ({ page }) => {
    await page.goto('/utilisateurs');
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('jour');
    await expect(searchBox(page)).toHaveValue('jour');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

test('a page that the palette opens gets the focus when it is there, and not the page before it', async ({
  page,
}) => {
  await page.goto('/journal');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const release = await holdCode(page, '**/assets/settings-page-*.js');
  const button = page.getByRole('button', { name: t('common.search') });
  await button.click();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(t('pages.settings.title'));
  await expect(page.getByRole('option').first()).toHaveText(new RegExp(t('pages.settings.title')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main).toHaveAccessibleName(t('resources.activity.name'));
  await expect(button).toBeFocused();
  release();
  await expect(main).toHaveAccessibleName(t('pages.settings.title'));
  await expect(main).toBeFocused();
});
