import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { test } from './second-browser.ts';
import { expect, fillSignIn, openAccountMenu, signOut } from './test.ts';
import { register } from './users.ts';

const path = '/api/v1/admin/preferences';
const title = t('columns.title');
const role = t('resources.users.fields.role');

const density = (page: Page) => page.evaluate(() => document.documentElement.dataset['density']);
const heading = (page: Page) => page.getByRole('columnheader', { name: role });
const whenKept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(path) && response.request().method() === 'PUT');

/** Opens the users, and waits until the page has read what the service keeps. Returns a wait for the next choice that it keeps. */
async function openUsers(page: Page) {
  const read = page.waitForResponse((response) => response.url().endsWith(path));
  await page.goto('/utilisateurs');
  await read;
  return { kept: whenKept(page) };
}

async function chooseDensity(page: Page, name: 'comfortable' | 'compact') {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitemradio', { name: t(`shell.density.${name}`) }).click();
  await expect.poll(() => density(page)).toBe(name);
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: title }).click();
  return page.getByRole('dialog', { name: title });
}

async function hideRole(page: Page) {
  await (await openPanel(page)).getByRole('checkbox', { name: role, exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveCount(0);
}

test('density and columns that are chosen in one browser are shown in another one, and on its next page at once', async ({
  page,
  openElsewhere,
}) => {
  const { kept } = await openUsers(page);
  await chooseDensity(page, 'compact');
  await hideRole(page);
  expect((await kept).status()).toBe(200);

  const elsewhere = await openElsewhere('/utilisateurs');
  await expect(heading(elsewhere)).toHaveCount(0);
  await expect.poll(() => density(elsewhere)).toBe('compact');

  // A choice made there comes back here.
  const again = whenKept(elsewhere);
  await chooseDensity(elsewhere, 'comfortable');
  await again;
  await page.reload();
  await expect.poll(() => density(page)).toBe('comfortable');

  // The next page has both from the start: it does not wait for the service.
  await elsewhere.route(`**${path}`, (route) => route.abort());
  await elsewhere.reload();
  await expect(elsewhere.getByRole('row').nth(1)).toBeVisible();
  await expect(heading(elsewhere)).toHaveCount(0);
});

test('a list has a density of its own, everywhere and at once, until one is chosen for all lists', async ({
  page,
  openElsewhere,
}) => {
  const { kept } = await openUsers(page);
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: t('shell.density.compact') }).check();
  await expect.poll(() => density(page)).toBe('compact');
  expect((await kept).status()).toBe(200);

  // Another list, and the page of a record, have the density of every page.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('resources.options.name'), exact: true }).click();
  await expect(page).toHaveURL(/options/);
  await expect.poll(() => density(page)).toBe('comfortable');
  await page.goBack();
  await expect.poll(() => density(page)).toBe('compact');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/utilisateurs\/[^/]+/);
  await expect.poll(() => density(page)).toBe('comfortable');

  // Another browser gets it, and its next page has it before any code of the product is there.
  const elsewhere = await openElsewhere('/utilisateurs');
  await expect.poll(() => density(elsewhere)).toBe('compact');
  await elsewhere.route('**/assets/**', (route) => route.abort());
  await elsewhere.reload();
  expect(await density(elsewhere)).toBe('compact');
  await elsewhere.goto('/options');
  expect(await density(elsewhere)).toBe('comfortable');

  await page.goBack();
  const again = whenKept(page);
  await (await openPanel(page)).getByRole('button', { name: t('columns.densityForAll') }).click();
  await again;
  await page.goto('/options');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await density(page)).toBe('compact');
});

test('a service without the call, and one that fails: the browser keeps the choices, and nobody is told', async ({
  page,
}) => {
  for (const status of [404, 503]) {
    let count = 0;
    await page.route(`**${path}`, (route) => {
      count += 1;
      return route.fulfill({ status });
    });
    await page.goto('/utilisateurs');
    await expect.poll(() => count).toBeGreaterThan(0);
    await chooseDensity(page, status === 404 ? 'compact' : 'comfortable');
    if (status === 404) await hideRole(page);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await density(page)).toBe(status === 404 ? 'compact' : 'comfortable');
    await expect(heading(page)).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await page.unroute(`**${path}`);
  }
});

test.describe('on a machine that several people use', () => {
  test.use({ session: 'own' });

  test('the choices of one are not those of the next, and are there at once when the first comes back', async ({
    page,
    api,
  }) => {
    const next = await register(api);
    await api.put(`/api/v1/admin/users/${next.id}/role`, { role: 'admin' });
    await page.goto('/utilisateurs');
    await chooseDensity(page, 'compact');
    await hideRole(page);
    await signOut(page);
    await expect(page.getByRole('button', { name: t('auth.submit') })).toBeVisible();
    expect(await density(page)).toBe('comfortable');

    await fillSignIn(page, next);
    await expect(page).toHaveURL(/parametres/);
    expect(await density(page)).toBe('comfortable');
    await signOut(page);

    await fillSignIn(page);
    await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible();
    expect(await density(page)).toBe('compact');
    await page.goto('/utilisateurs');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
  });
});
