import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, expireSession, fillSignIn, storedDrafts, test, toast } from './test.ts';

// One of these tests ends its session.
test.use({ session: 'own' });

const resume = (page: Page) => page.getByRole('button', { name: t('drafts.resume') });

test('a session that expires while a user types loses nothing, and saving removes the draft', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/options?page=1&limit=1');
  const [option] = body.data.items;
  const name = page.getByLabel(t('resources.options.fields.titre'), { exact: true });
  // The background reads of these parts would ask for the password over the page.
  await page.route('**/assets/page-notices-*.js', () => {});
  await page.goto(`/options/${option.id}`);
  await name.fill(`${option.titre} bis`);
  await expireSession(page);
  await page.getByRole('button', { name: t('resources.options.edit.submit') }).click();
  await expect(toast(page, t('auth.expired'))).toBeVisible();
  await fillSignIn(page);
  await expect(page).toHaveURL(`/options/${option.id}`);
  await resume(page).click();
  await expect(name).toHaveValue(`${option.titre} bis`);
  await page.getByRole('button', { name: t('resources.options.edit.submit') }).click();
  await expect(page).toHaveURL('/options');
  expect(await storedDrafts(page)).toEqual([]);
});

test('prices that were typed are offered again', async ({ page }) => {
  await page.goto('/parametres?tab=prices-config');
  const price = page.getByLabel(t('pages.settings.prices.rows.basePrice'));
  const before = await price.inputValue();
  await price.fill('123,45');
  await expect.poll(async () => (await storedDrafts(page)).join()).toContain('123');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(price).toHaveValue(before);
  await resume(page).click();
  await expect(price).toHaveValue(/^123,45/);
});
