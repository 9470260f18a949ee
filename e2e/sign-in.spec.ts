import { t } from '#lib/i18n/i18n.ts';
import { expect, fillSignIn, openAccountMenu, signOut, stored, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

test.describe('signing in', () => {
  test.use({ session: 'none' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/connexion');
    await expect(page.getByRole('heading', { name: t('auth.title') })).toBeVisible();
  });

  test('an administrator reaches the dashboard', async ({ page }) => {
    await fillSignIn(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: t('pages.dashboard.title') })).toBeVisible();
    // After every navigation, the focus is on the content of the new page.
    await expect(page.getByRole('main')).toBeFocused();
    expect(await stored(page, 'access_token')).toMatch(/^[^"{]+$/);
    expect(JSON.parse((await stored(page, 'refresh_token')) ?? '')).toEqual({
      id: expect.anything(),
      value: expect.any(String),
    });
  });

  test('an empty form shows the required fields', async ({ page }) => {
    await page.getByRole('button', { name: t('auth.submit') }).click();
    await expect(page.getByText(t('validation.email'))).toBeVisible();
    await expect(page.getByText(t('validation.required'))).toBeVisible();
    await expect(page.getByLabel(t('auth.email'))).toBeFocused();
    await expect(page.getByLabel(t('auth.email'))).toHaveAttribute('aria-invalid', 'true');
  });

  test('the form rejects an invalid email address', async ({ page }) => {
    await fillSignIn(page, { email: 'pas une adresse', password: 'secret' });
    await expect(page.getByText(t('validation.email'))).toBeVisible();
    await expect(page).toHaveURL('/connexion');
  });

  test('a wrong password shows the message of the server at the form, and the reset of the password has the email address', async ({
    page,
  }) => {
    const responsePromise = page.waitForResponse('**/auth/signin');
    const email = `${fresh('x').replaceAll(' ', '')}@example.com`;
    await fillSignIn(page, { email, password: 'faux' });
    const { message } = await (await responsePromise).json();
    await expect(toast(page, message)).toBeVisible();
    await expect(page.locator('form').getByText(message)).toBeVisible();
    expect(await stored(page, 'access_token')).toBeNull();
    await page.getByRole('link', { name: t('auth.forgotten') }).click();
    await expect(page.getByRole('heading', { name: t('codes.reset.title') })).toBeVisible();
    await expect(page.getByLabel(t('auth.email'))).toHaveValue(email);
    await expect(page).toHaveURL('/connexion/mot-de-passe');
  });

  test('a user who is not an administrator is rejected and signed out', async ({ page, api }) => {
    const person = await register(api);
    const requestPromise = page.waitForRequest('**/auth/signout');
    await fillSignIn(page, person);
    await expect(toast(page, t('auth.refused'))).toBeVisible();
    await requestPromise;
    await expect(page).toHaveURL('/connexion');
    for (const key of ['access_token', 'refresh_token', 'onboarded'])
      expect(await stored(page, key)).toBeNull();
  });

  test('a failed connection shows its message and keeps the values', async ({ page }) => {
    await page.route('**/auth/signin', (route) => route.abort());
    await fillSignIn(page);
    await expect(toast(page, t('errors.network'))).toBeVisible();
    await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue(/./);
    await expect(page.getByRole('button', { name: t('auth.submit') })).toBeEnabled();
  });
});

test.describe('the gate', () => {
  test.use({ session: 'none' });

  test('redirects to the login page with a message, and returns after signing in', async ({ page }) => {
    await page.goto('/utilisateurs?page=2');
    await expect(page).toHaveURL(/\/connexion\?redirect=/);
    const message = toast(page, t('auth.gate'));
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('data-y-position', 'top');
    await expect(message).toHaveAttribute('data-x-position', 'center');
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toHaveCount(0);
    await fillSignIn(page);
    await expect(page).toHaveURL('/utilisateurs?page=2');
    await expect(page.getByText('Page 2 sur')).toBeVisible();
  });

  test('rejects the session of a user who is not an administrator', async ({ page, api, server }) => {
    const { email, password } = await register(api);
    const response = await page.request.post(`${server.origin}/auth/signin`, { data: { email, password } });
    const { data } = await response.json();
    await page.goto('/connexion');
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem('access_token', access ?? '');
        localStorage.setItem('refresh_token', refresh ?? '');
      },
      [data.access_token, JSON.stringify(data.refresh_token)],
    );
    await page.goto('/utilisateurs');
    await expect(page).toHaveURL(/\/connexion/);
    await expect(page.getByRole('grid')).toHaveCount(0);
    expect(await stored(page, 'access_token')).toBeNull();
  });

  test('never redirects to another site', async ({ page, server }) => {
    // safe-redirect.test.ts tests all other forms of foreign URLs.
    await page.goto(`/connexion?redirect=${encodeURIComponent('//evil.example/')}`);
    await fillSignIn(page);
    await page.waitForURL((address) => address.pathname !== '/connexion');
    expect(new URL(page.url()).origin).toBe(server.origin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ session: 'own' });

  test('the login page redirects to the dashboard', async ({ page }) => {
    await page.goto('/connexion');
    await expect(page).toHaveURL('/');
  });

  test('the user menu shows the account and links to the settings', async ({ page }) => {
    await page.goto('/');
    const menu = await openAccountMenu(page);
    await expect(
      menu.getByText('admin@example.com').or(page.getByText('admin@example.com')).first(),
    ).toBeVisible();
    await menu.getByRole('menuitem', { name: t('pages.settings.title') }).click();
    await expect(page).toHaveURL('/parametres');
  });

  test('signing out removes the tokens', async ({ page }) => {
    await page.goto('/journal');
    await page.evaluate(() => localStorage.setItem('onboarded', 'true'));
    await openAccountMenu(page);
    const requestPromise = page.waitForRequest('**/auth/signout');
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    await requestPromise;
    await expect(page).toHaveURL(/\/connexion$/);
    for (const key of ['access_token', 'refresh_token', 'onboarded'])
      expect(await stored(page, key)).toBeNull();
  });

  test('after signing out, the back button leads to the login page', async ({ page }) => {
    await page.goto('/utilisateurs');
    await page
      .getByRole('link', { name: t('resources.activity.name') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/journal$/);
    await signOut(page);
    await expect(page).toHaveURL(/\/connexion$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/connexion\?redirect=/);
    await expect(page.getByRole('heading', { name: t('auth.title') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toHaveCount(0);
  });

  test('signing out removes the tokens even if the server cannot be reached', async ({ page }) => {
    await page.goto('/journal');
    await page.route('**/auth/signout', (route) => route.abort());
    await signOut(page);
    await expect(page).toHaveURL(/\/connexion$/);
    expect(await stored(page, 'access_token')).toBeNull();
  });
});
