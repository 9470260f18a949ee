import type { APIRequestContext } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { codeOf } from './app-codes.ts';
import { collectErrors, expect, fillSignIn, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

/** Returns a function that makes calls with a token. */
const caller =
  (request: APIRequestContext, origin: string, token: string) =>
  async (method: string, path: string, data: object = {}) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await request.fetch(`${origin}/api/v1${path}`, { method, headers, data });
    return { status: response.status(), body: await response.json() };
  };

test('an administrator resets the second factor of another one, who signs in without it', async ({
  page,
  api,
  request,
  browser,
  server,
}) => {
  const label = t('resources.users.commands.resetFactors.label');
  const done = t('resources.users.commands.resetFactors.done');
  const person = await register(api, fresh('Grace'));
  const other = { ...person, password: 'une agrafe correcte' };
  const asAdministrator = caller(request, server.origin, api.tokens.access_token);
  await asAdministrator('PUT', `/admin/users/${person.id}/role`, { role: 'admin' });

  const signedIn = await request.post(`${server.origin}/auth/signin`, { data: person });
  const asOther = caller(request, server.origin, (await signedIn.json()).data.access_token);
  const passwords = { currentPassword: person.password, newPassword: other.password };
  expect((await asOther('PUT', '/users/me/password', passwords)).status).toBe(200);
  const setup = (await asOther('POST', '/users/me/factors/totp')).body.data;
  const confirmation = { name: 'Téléphone', code: codeOf(setup.secret) };
  expect((await asOther('POST', `/users/me/factors/totp/${setup.id}`, confirmation)).status).toBe(200);

  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: { cookies: [], origins: [] },
  });
  const theirs = await context.newPage();
  const errors: string[] = [];
  collectErrors(theirs, errors);
  await theirs.goto('/connexion?redirect=%2Foptions');
  await fillSignIn(theirs, other);
  await theirs.getByLabel(t('factors.totp')).fill(codeOf(setup.secret, 1));
  await theirs.getByRole('button', { name: t('auth.submit'), exact: true }).click();
  await expect(theirs).toHaveURL('/options');

  await page.goto(`/utilisateurs/${person.id}`);
  await page.getByRole('button', { name: label }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: label }).click();
  await expect(toast(page, done)).toBeVisible();
  await expect(question).toHaveCount(0);
  // The journal tells it at once.
  await expect(page.getByText(label, { exact: true }).nth(1)).toBeVisible();

  // Every session has ended, and the password is enough again.
  expect((await asOther('GET', '/users/me')).status).toBe(401);
  await theirs.getByRole('link', { name: t('resources.categories.name') }).click();
  await expect(theirs).toHaveURL(/\/connexion/);
  await fillSignIn(theirs, other);
  await expect(theirs).toHaveURL('/categories');
  await theirs.goto('/parametres?tab=security');
  await expect(theirs.getByText(t('security.factors.none'))).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
