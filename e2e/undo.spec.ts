import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, pressCommand, test, toast } from './test.ts';
import { register } from './users.ts';

const undo = (page: Page, text: string) =>
  page
    .locator('[data-sonner-toast]')
    .filter({ hasText: text })
    .getByRole('button', { name: t('common.cancel') });

/** Disables the user of the page. */
async function disable(page: Page) {
  const label = t('resources.users.commands.disable.label');
  await pressCommand(page, label);
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(toast(page, t('resources.users.commands.disable.done'))).toBeVisible();
}

test('an account that was disabled by mistake is enabled again from the toast, by the keyboard', async ({
  page,
  api,
}) => {
  const person = await register(api);
  const status = async () => (await api.get(`/api/v1/admin/users/${person.id}`)).body.data.status;
  await page.goto(`/utilisateurs/${person.id}`);
  await disable(page);
  expect(await status()).toBe('disabled');
  await undo(page, t('resources.users.commands.disable.done')).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, t('undo.done'))).toBeVisible();
  expect(await status()).toBe('active');
  await expect(page.getByText(t('resources.users.choices.status.active')).first()).toBeVisible();
});

test('nothing is undone if somebody else has changed the user since', async ({ page, api }) => {
  const person = await register(api);
  const path = `/api/v1/admin/users/${person.id}`;
  await page.goto(`/utilisateurs/${person.id}`);
  await disable(page);
  await api.put(`${path}/role`, { role: 'driver' });
  await undo(page, t('resources.users.commands.disable.done')).click();
  await expect(toast(page, t('undo.changed'))).toBeVisible();
  const { status, role } = (await api.get(path)).body.data;
  expect([status, role]).toEqual(['disabled', 'driver']);
});

test('undoing an edit gives an option its former texts and categories', async ({ page, api }) => {
  const { items } = (await api.get('/api/v1/admin/options?page=1&limit=1')).body.data;
  const [before] = items;
  await page.goto(`/options/${before.id}`);
  await page.getByLabel(t('resources.options.fields.titre'), { exact: true }).fill('Un titre de trop');
  await page.getByRole('button', { name: t('resources.options.edit.submit') }).click();
  await expect(toast(page, t('resources.options.edit.success'))).toBeVisible();
  await undo(page, t('resources.options.edit.success')).click();
  await expect(toast(page, t('undo.done'))).toBeVisible();
  expect((await api.get(`/api/v1/admin/options/${before.id}`)).body.data).toEqual(before);
});

test('new prices are replaced by the former ones, and the form shows these', async ({ page, api }) => {
  const before = (await api.get('/api/v1/price-configs')).body.data;
  await page.goto('/parametres?tab=prices-config');
  const base = page.getByLabel(t('pages.settings.prices.rows.basePrice'), { exact: true });
  const shown = await base.inputValue();
  await base.fill('19.5');
  await page.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
  await expect(toast(page, t('pages.settings.prices.success'))).toBeVisible();
  await undo(page, t('pages.settings.prices.success')).click();
  await expect(toast(page, t('undo.done'))).toBeVisible();
  expect((await api.get('/api/v1/price-configs')).body.data).toEqual(before);
  await expect(base).toHaveValue(shown);
});
