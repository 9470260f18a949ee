import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, expireSession, fillSignIn, openTab, signOut, stored, test, toast } from './test.ts';

// Each of these tests ends its session or refreshes its token.
test.use({ session: 'own' });

const expired = t('auth.expired');

/** Replaces the access token by one that the server rejects. */
const expireAccess = (page: Page) =>
  page.evaluate(() => localStorage.setItem('access_token', 'x'.repeat(43)));

/** Counts the token refreshes of a page from now on. */
const countRefreshes = (page: Page) => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/auth/refresh-token')) seen.count += 1;
  });
  return seen;
};

const rows = (page: Page) => page.getByRole('link', { name: /^Voir / });

test('an expired token is refreshed once for all calls', async ({ page }) => {
  // The server answers /health without the app. A page of the app checks the owner of the token when it is left, and that
  // check would refresh the token, too.
  await page.goto('/health');
  await expireAccess(page);
  const refreshes = countRefreshes(page);
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  expect(refreshes.count).toBe(1);
  expect(await stored(page, 'access_token')).not.toContain('xxx');
});

test('two tabs refresh the token once', async ({ page, pageErrors }) => {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  const other = await openTab(page, pageErrors, '/journal');
  await expect(other.getByRole('heading', { level: 1, name: t('resources.activity.name') })).toBeVisible();
  const [first, second] = [countRefreshes(page), countRefreshes(other)];
  // A tab that shows the product would check the owner of the changed token at once.
  await other.goto('about:blank');
  await expireAccess(page);
  await Promise.all([page.reload(), other.goto('/journal')]);
  await expect(rows(page)).toHaveCount(10);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  expect(first.count + second.count).toBe(1);
});

test('a rejected token refresh ends the session with one toast', async ({ page }) => {
  // The background reads of these parts would ask for the password over the page.
  await page.route('**/assets/page-notices-*.js', () => {});
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  await expireSession(page);
  await page
    .getByRole('link', { name: t('resources.activity.name') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/connexion/);
  await expect(toast(page, expired)).toHaveCount(1);
  for (const key of ['access_token', 'refresh_token']) expect(await stored(page, key)).toBeNull();
});

for (const [what, response] of [
  ['an unavailable server', { status: 503, body: '' }],
  ['a failing server', { status: 500, body: '<html>' }],
] as const) {
  test(`${what} during a token refresh keeps the session`, async ({ page }) => {
    await page.goto('/utilisateurs');
    await expect(rows(page)).toHaveCount(10);
    await expireAccess(page);
    await page.route('**/auth/refresh-token**', (route) => route.fulfill(response));
    await page.getByRole('button', { name: t('list.next') }).click();
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
    expect(await stored(page, 'refresh_token')).not.toBeNull();
    await page.unroute('**/auth/refresh-token**');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(rows(page)).toHaveCount(10);
  });
}

test('a failed connection during a token refresh keeps the session', async ({ page }) => {
  await page.goto('/utilisateurs');
  await expect(rows(page)).toHaveCount(10);
  await expireAccess(page);
  await page.route('**/auth/refresh-token**', (route) => route.abort());
  await page.getByRole('button', { name: t('list.next') }).click();
  await expect(page.getByText(t('errors.network'))).toBeVisible();
  expect(await stored(page, 'refresh_token')).not.toBeNull();
});

test('the login page is shown although the service gives no response, and opens the product once it does', async ({
  page,
}) => {
  const admitted = Promise.withResolvers<void>();
  await page.route('**/users/me', async (route) => {
    await admitted.promise;
    await route.continue();
  });
  await page.goto('/connexion?redirect=/journal');
  await expect(page.getByRole('heading', { name: t('auth.title') })).toBeVisible();
  admitted.resolve();
  await expect(page).toHaveURL('/journal');
});

test('signing out in one tab signs out the other', async ({ page, pageErrors }) => {
  await page.goto('/utilisateurs');
  const other = await openTab(page, pageErrors, '/journal');
  await expect(other.getByRole('heading', { level: 1, name: t('resources.activity.name') })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/connexion/);
  await expect(other).toHaveURL(/\/connexion/);
  await expect(other.getByRole('grid')).toHaveCount(0);
});

test('an administrator who loses the role while a page loads gets the login page, which says why', async ({
  page,
}) => {
  const { promise: read, resolve: release } = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route('**/api/v1/admin/users?*', async (route) => {
    isAsked = true;
    await read;
    await route.fulfill({ status: 403, json: { code: 'E_FORBIDDEN' } });
  });
  await page.goto('/utilisateurs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isAsked).toBe(true);
  const loading = page.waitForRequest('**/assets/settings-page-*.js');
  // This page never comes.
  await page.route('**/assets/settings-page-*.js', () => {});
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('pages.settings.title') })
    .click();
  await loading;
  await expect(page).toHaveURL('/parametres');
  await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 403, json: {} }));
  release();
  await expect(page).toHaveURL('/connexion');
  await expect(toast(page, t('auth.gate'))).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toHaveCount(0);
  expect(await stored(page, 'access_token')).toBeNull();
});

test.describe('signed out', () => {
  test.use({ session: 'none' });

  test('signing in in one tab signs in the other', async ({ page, pageErrors }) => {
    await page.goto('/connexion');
    const other = await openTab(page, pageErrors, '/connexion');
    await expect(other.getByRole('heading', { name: t('auth.title') })).toBeVisible();
    await fillSignIn(page);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
  });
});
