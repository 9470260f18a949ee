import type { APIRequestContext } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { codeOf } from './app-codes.ts';
import { collectErrors, expect, fillSignIn, pressCommand, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

/** Returns a function that makes calls with an access token. */
const callerWith =
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
  // It hashes several passwords, which takes long on a busy machine.
  test.slow();
  const label = t('resources.users.commands.resetFactors.label');
  const done = t('resources.users.commands.resetFactors.done');
  const person = await register(api, fresh('Grace'));
  const other = { ...person, password: 'une agrafe correcte' };
  const asAdministrator = callerWith(request, server.origin, api.tokens.access_token);
  await asAdministrator('PUT', `/admin/users/${person.id}/role`, { role: 'admin' });

  const signedIn = await request.post(`${server.origin}/auth/signin`, { data: person });
  const asOther = callerWith(request, server.origin, (await signedIn.json()).data.access_token);
  const passwords = { currentPassword: person.password, newPassword: other.password };
  expect((await asOther('PUT', '/users/me/password', passwords)).status).toBe(200);
  const setup = (await asOther('POST', '/users/me/factors/totp')).body.data;
  const confirmation = { name: 'Téléphone', code: codeOf(setup.secret) };
  expect((await asOther('POST', `/users/me/factors/totp/${setup.id}`, confirmation)).status).toBe(200);

  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: { cookies: [], origins: [] },
  });
  const otherPage = await context.newPage();
  const errors: string[] = [];
  collectErrors(otherPage, errors);
  await otherPage.goto('/connexion?redirect=%2Foptions');
  await fillSignIn(otherPage, other);
  await otherPage.getByLabel(t('factors.totp')).fill(codeOf(setup.secret, 1));
  await otherPage.getByRole('button', { name: t('auth.submit'), exact: true }).click();
  await expect(otherPage).toHaveURL('/options');

  await page.goto(`/utilisateurs/${person.id}`);
  await pressCommand(page, label);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: label }).click();
  await expect(toast(page, done)).toBeVisible();
  await expect(question).toHaveCount(0);
  // The page shows the new entry of the journal at once.
  await page.getByRole('tab', { name: t('pages.userDetail.tabs.history') }).click();
  await expect(page.getByRole('tabpanel').getByText(label, { exact: true })).toBeVisible();

  // Every session of the other administrator has ended, and the password alone is enough again.
  expect((await asOther('GET', '/users/me')).status).toBe(401);
  await otherPage.goto('/categories');
  await expect(otherPage).toHaveURL(/\/connexion/);
  await fillSignIn(otherPage, other);
  await expect(otherPage).toHaveURL('/categories');
  await otherPage.goto('/parametres?tab=security');
  await expect(otherPage.getByText(t('security.factors.none'))).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
