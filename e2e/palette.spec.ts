import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

test('the palette finds a user by name and by telephone, and remembers who was opened', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=5&query=du');
  const user = body.data.items.find((each: { phone: string | null }) => each.phone !== null);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: t('common.search') });
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
