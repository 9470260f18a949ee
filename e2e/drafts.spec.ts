import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, fillSignIn, openTab, signOut, storedDrafts, test } from './test.ts';

// Some of these tests end their session.
test.use({ session: 'own' });

const email = (page: Page) => page.getByLabel(t('resources.users.fields.email'));
const resume = (page: Page) => page.getByRole('button', { name: t('drafts.resume') });

test('a tab that closes while a user types loses nothing: after signing in again, the draft is offered', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/utilisateurs/ajouter');
  await email(page).fill('alice@example.com');
  await expect.poll(async () => (await storedDrafts(page)).join()).toContain('alice@example.com');
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  });
  await page.close();

  const tab = await openTab(page, pageErrors, '/connexion?redirect=/utilisateurs/ajouter');
  await fillSignIn(tab);
  await expect(tab).toHaveURL('/utilisateurs/ajouter');
  await expect(email(tab)).toHaveValue('');
  await resume(tab).click();
  await expect(email(tab)).toHaveValue('alice@example.com');
  await expect(email(tab)).toBeFocused();
});

test('a draft that is open in another tab is not offered. Once that tab is closed, it is', async ({
  page,
  pageErrors,
}) => {
  const stored = async () => (await storedDrafts(page)).join();
  await page.goto('/utilisateurs/ajouter');
  await email(page).fill('bob@example.com');
  await expect.poll(stored).toContain('bob@example.com');
  const tab = await openTab(page, pageErrors, '/utilisateurs/ajouter');
  await email(tab).fill('carol@example.com');
  await expect.poll(stored).toContain('carol@example.com');
  await expect(resume(tab)).toHaveCount(0);
  await page.close();

  tab.once('dialog', (dialog) => void dialog.accept());
  await tab.reload();
  // The draft of the page before the reload comes first.
  await resume(tab).click();
  await expect(email(tab)).toHaveValue('carol@example.com');
  await resume(tab).click();
  await expect(email(tab)).toHaveValue('bob@example.com');
});

test('a password is never kept; signing out removes all drafts', async ({ page }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel(t('resources.users.fields.password'), { exact: true }).fill('un secret bien gardé');
  await page.getByLabel(t('resources.users.fields.name')).fill('Alice Dubreuil');
  await expect.poll(async () => (await storedDrafts(page)).join()).toContain('Alice Dubreuil');
  expect((await storedDrafts(page)).join()).not.toContain('secret');
  await page.reload();
  await expect(resume(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/connexion/);
  expect(await storedDrafts(page)).toEqual([]);
});
