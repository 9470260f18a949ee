import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, fillSignIn, stored, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

test.use({ session: 'none' });

/**
 * Follows a link of the login page and waits for its page: both have an input for the email address, and the wrong one
 * would be filled.
 */
async function followLink(page: Page, link: string, title: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/**
 * Returns the last code for an email address. The server prints the mails that it cannot send, but its response may reach
 * the browser before that.
 */
async function readCode(server: { printed(): string }, email: string): Promise<string> {
  const last = () => {
    const [, code] = server.printed().split(`one-time code for ${email}: `).slice(-2);
    return (code === undefined ? undefined : /^\d{6}/.exec(code)?.[0]) ?? '';
  };
  await expect.poll(last).not.toBe('');
  return last();
}

test('an administrator signs in with a code, which works once', async ({ page, server }) => {
  const email = 'admin@example.com';
  await followLink(page, t('auth.withCode'), t('codes.signIn.title'));
  await page.getByRole('button', { name: t('codes.send') }).click();
  await expect(page.getByText(t('validation.email'))).toBeVisible();
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByRole('button', { name: t('codes.send') }).click();
  const entry = page.getByLabel(t('codes.code'));
  await expect(entry).toBeFocused();
  await entry.fill('000000');
  await page.getByRole('button', { name: t('auth.submit') }).click();
  await expect(page.getByText(t('server.wrongCode'))).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();

  const code = await readCode(server, email);
  await entry.fill(code);
  await page.getByRole('button', { name: t('auth.submit') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: t('pages.dashboard.title') })).toBeVisible();
  expect(await stored(page, 'access_token')).not.toBeNull();
  const again = await page.request.post('/auth/verify-password-otp', { data: { email, otp: code } });
  expect(again.status()).toBe(422);
});

test('a code does not admit a user who is not an administrator', async ({ page, api, server }) => {
  const { email } = await register(api, fresh('Codée'));
  await followLink(page, t('auth.withCode'), t('codes.signIn.title'));
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByRole('button', { name: t('codes.send') }).click();
  await expect(page.getByLabel(t('codes.code'))).toBeVisible();
  await page.getByLabel(t('codes.code')).fill(await readCode(server, email));
  await page.getByRole('button', { name: t('auth.submit') }).click();
  await expect(toast(page, t('auth.refused'))).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();
});

test('a forgotten password is replaced with a code', async ({ page, api, server }) => {
  const person = await register(api, fresh('Oublieuse'));
  await followLink(page, t('auth.forgotten'), t('codes.reset.title'));
  await page.getByLabel(t('auth.email')).fill(person.email);
  await page.getByRole('button', { name: t('codes.send') }).click();
  const entry = page.getByLabel(t('codes.code'));
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: t('codes.reset.submit') }).click();
  await expect(page.getByText(t('validation.required'))).toHaveCount(2);
  await page.getByLabel(t('codes.newPassword')).fill('tout autre chose');
  await entry.fill('000000');
  await page.getByRole('button', { name: t('codes.reset.submit') }).click();
  await expect(page.getByText(t('server.wrongCode'))).toBeVisible();
  await entry.fill(await readCode(server, person.email));
  await page.getByRole('button', { name: t('codes.reset.submit') }).click();
  await expect(toast(page, t('codes.reset.success'))).toBeVisible();
  await expect(page).toHaveURL('/connexion');
  const signIn = (password: string) =>
    page.request.post('/auth/signin', { data: { email: person.email, password } });
  expect((await signIn('tout autre chose')).status()).toBe(200);
  expect((await signIn(person.password)).ok()).toBe(false);
  await fillSignIn(page, { email: person.email, password: person.password });
  await expect(page).toHaveURL('/connexion');
});
