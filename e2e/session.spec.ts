import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, fillSignIn, listen, stored, test, toasts } from './test.ts';

// Each of these ends its session, or renews it.
test.use({ session: 'own' });

const expired = t('auth.expired');

/** Makes the next call meet an access token that the server does not know. */
const expireAccess = (page: Page) =>
  page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)));

const expireAll = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('access_token', 'x'.repeat(43));
    localStorage.setItem('refresh_token', JSON.stringify({ id: '1', value: 'x'.repeat(43) }));
  });

const countRefreshes = (page: Page) => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/auth/refresh-token')) seen.count += 1;
  });
  return seen;
};

const rows = (page: Page) => page.getByRole('link', { name: /^Voir / });

test('an expired token is renewed once, for all calls that meet it', async ({ page }) => {
  await page.goto('/parametres');
  await expireAccess(page);
  const refreshes = countRefreshes(page);
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  expect(refreshes.count).toBe(1);
  expect(await stored(page, 'access_token')).not.toContain('xxx');
});

test('two tabs renew once', async ({ page, context, complaints }) => {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  const other = await context.newPage();
  listen(other, complaints);
  await other.goto('/categories');
  await expect(other.getByRole('heading', { name: t('resources.categories.name') })).toBeVisible();
  const [here, there] = [countRefreshes(page), countRefreshes(other)];
  // Away from the product, so that it does not look at once whose token that is.
  await other.goto('about:blank');
  await expireAccess(page);
  await Promise.all([page.reload(), other.goto('/categories')]);
  await expect(rows(page)).toHaveCount(10);
  await expect(other.getByRole('link', { name: /^Modifier / })).toHaveCount(10);
  expect(here.count + there.count).toBe(1);
});

test('a refused renewal ends the session, and says so once', async ({ page }) => {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  await expireAll(page);
  await page
    .getByRole('link', { name: t('resources.categories.name') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/connexion/);
  await expect(toasts(page).filter({ hasText: expired })).toHaveCount(1);
  for (const key of ['access_token', 'refresh_token']) expect(await stored(page, key)).toBeNull();
});

for (const [what, fulfil] of [
  ['a server that is away', { status: 503, body: '' }],
  ['a server that breaks', { status: 500, body: '<html>' }],
] as const) {
  test(`${what} during a renewal signs nobody out`, async ({ page }) => {
    await page.goto('/utilisateurs');
    await expect(rows(page)).toHaveCount(10);
    await expireAccess(page);
    await page.route('**/auth/refresh-token**', (route) => route.fulfill(fulfil));
    await page.getByRole('button', { name: t('list.next') }).click();
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
    expect(await stored(page, 'refresh_token')).not.toBeNull();
    await page.unroute('**/auth/refresh-token**');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(rows(page)).toHaveCount(10);
  });
}

test('a connection that drops during a renewal signs nobody out', async ({ page }) => {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  await expireAccess(page);
  await page.route('**/auth/refresh-token**', (route) => route.abort());
  await page.getByRole('button', { name: t('list.next') }).click();
  await expect(page.getByText(t('errors.network'))).toBeVisible();
  expect(await stored(page, 'refresh_token')).not.toBeNull();
});

test('leaving in one tab is felt in the other', async ({ page, context, complaints }) => {
  await page.goto('/utilisateurs');
  const other = await context.newPage();
  listen(other, complaints);
  await other.goto('/categories');
  await expect(other.getByRole('heading', { name: t('resources.categories.name') })).toBeVisible();
  await page.getByRole('button', { name: /Mon compte/ }).click();
  await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
  await expect(page).toHaveURL(/\/connexion/);
  await expect(other).toHaveURL(/\/connexion/);
  await expect(other.getByRole('table')).toHaveCount(0);
});

test.describe('nobody signed in', () => {
  test.use({ session: 'none' });

  test('signing in in one tab lets the other in', async ({ page, context, complaints }) => {
    await page.goto('/connexion');
    const other = await context.newPage();
    listen(other, complaints);
    await other.goto('/connexion');
    await expect(other.getByRole('heading', { name: t('auth.title') })).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
  });
});
