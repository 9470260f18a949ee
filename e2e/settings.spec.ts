import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { fresh } from './users.ts';

test.describe('the password', () => {
  const fill = async (page: Page, current: string, next: string) => {
    await page.getByLabel(t('pages.settings.password.fields.currentPassword')).fill(current);
    await page.getByLabel(t('pages.settings.password.fields.newPassword')).fill(next);
    await page.getByRole('button', { name: t('pages.settings.password.submit') }).click();
  };

  test('needs both fields and the current password', async ({ page }) => {
    await page.goto('/parametres');
    await expect(page.getByRole('tab', { name: t('pages.settings.tabs.password') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: t('pages.settings.password.submit') }).click();
    await expect(page.getByText(t('validation.required'))).toHaveCount(2);
    await fill(page, 'pas le bon', 'un autre mot de passe');
    await expect(page.getByText(t('server.wrongPassword'))).toBeVisible();
    await expect(page.getByLabel(t('pages.settings.password.fields.newPassword'))).toHaveValue(
      'un autre mot de passe',
    );
  });

  test('is changed, then the form is empty', async ({ page }) => {
    // The server's tests cover the real call: here it would change the password of a shared administrator.
    await page.route('**/users/me/password', (route) => route.fulfill({ json: { message: 'Fait.' } }));
    await page.goto('/parametres?tab=password');
    const requestPromise = page.waitForRequest('**/users/me/password');
    await fill(page, 'ancien', 'un nouveau secret');
    expect((await requestPromise).postDataJSON()).toEqual({
      currentPassword: 'ancien',
      newPassword: 'un nouveau secret',
    });
    await expect(toast(page, t('pages.settings.password.success'))).toBeVisible();
    await expect(page.getByLabel(t('pages.settings.password.fields.currentPassword'))).toHaveValue('');
    await expect(page.getByLabel(t('pages.settings.password.fields.newPassword'))).toHaveValue('');
  });
});

test.describe('the prices', () => {
  const stored = '/api/v1/price-configs';
  const written = (price: number) => price.toFixed(2).replace('.', ',');

  test('are shown, and saved in the format of the service', async ({ page, api }) => {
    const before = (await api.get(stored)).body.data;
    await page.goto('/parametres');
    await page.getByRole('tab', { name: t('pages.settings.tabs.prices-config') }).click();
    await expect(page).toHaveURL('/parametres?tab=prices-config');
    await expect(page.getByText(t('pages.settings.prices.title'))).toBeVisible();
    const base = page.getByLabel(t('pages.settings.prices.rows.basePrice'));
    await expect(base).toHaveValue(written(before.base_price));
    await expect(page.getByLabel('Prix par minute (nocturne)')).toHaveValue(
      written(before.price_per_minute.night),
    );
    await base.fill('3,5');
    await page.getByLabel('Prix par animal (journalier)').fill('2.75');
    await page.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
    await expect(toast(page, t('pages.settings.prices.success'))).toBeVisible();
    expect((await api.get(stored)).body.data).toEqual({
      ...before,
      base_price: 3.5,
      supplements: { ...before.supplements, day: { ...before.supplements.day, animal: 2.75 } },
    });
    await page.reload();
    await expect(base).toHaveValue('3,50');
  });

  test('are rejected by the form if they are invalid; errors of the service are shown at their fields', async ({
    page,
  }) => {
    await page.route('**/price-configs', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { errors: { 'price_per_km.day': ['Trop cher.'] } } })
        : route.continue(),
    );
    await page.goto('/parametres?tab=prices-config');
    const base = page.getByLabel(t('pages.settings.prices.rows.basePrice'));
    await base.fill('');
    await page.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
    await expect(page.getByText(t('validation.required'))).toBeVisible();
    await base.fill('4');
    await page.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
    await expect(page.getByText('Trop cher.')).toBeVisible();
    await expect(base).toHaveValue('4,00');
  });
});

test.describe('the plans', () => {
  test('are added, changed and deleted in dialogs, and the list is updated', async ({ page }) => {
    const name = fresh('Essai');
    await page.goto('/parametres');
    await page.getByRole('tab', { name: t('pages.settings.tabs.plans') }).click();
    await expect(page).toHaveURL('/parametres?tab=plans');
    await expect(page.getByText(t('resources.plans.list.title')).first()).toBeVisible();
    await page.getByRole('button', { name: t('resources.plans.list.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('resources.plans.list.add') });
    await dialog.getByLabel(t('resources.plans.fields.name'), { exact: true }).fill(name);
    await dialog.getByLabel(t('resources.plans.fields.description')).fill('Un plan pour voir.');
    await dialog.getByLabel(t('resources.plans.fields.price')).fill('12,5');
    await dialog.getByLabel(t('resources.plans.fields.interval_count')).fill('2');
    await dialog.getByLabel(t('resources.plans.fields.trial_interval_count'), { exact: true }).fill('1');
    const pick = async (label: string, unit: string) => {
      await dialog.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: unit }).click();
    };
    await pick(t('resources.plans.fields.interval_unit'), t('fields.periods.month'));
    await dialog.getByRole('button', { name: t('resources.plans.create.submit') }).click();
    await expect(dialog.getByText(t('validation.required'))).toHaveCount(1);
    await pick(t('resources.plans.fields.trial_interval_unit'), t('fields.periods.week'));
    const requestPromise = page.waitForRequest((request) => request.method() === 'POST');
    await dialog.getByRole('button', { name: t('resources.plans.create.submit') }).click();
    expect((await requestPromise).postDataJSON()).toEqual({
      name,
      description: 'Un plan pour voir.',
      price: 12.5,
      interval_count: 2,
      interval_unit: 'month',
      trial_interval_count: 1,
      trial_interval_unit: 'week',
    });
    await expect(toast(page, t('resources.plans.create.success'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText(/12,50\s€ \/ 2\sMois/);
    await expect(row).toContainText('1 Semaine(s)');

    await row.getByRole('button', { name: t('list.edit', { title: name }) }).click();
    const editing = page.getByRole('dialog', { name: t('resources.plans.edit.title') });
    await expect(editing.getByLabel(t('resources.plans.fields.price'))).toHaveValue(/^12,50?$/);
    await editing.getByLabel(t('resources.plans.fields.interval_count')).fill('1');
    await editing.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
    await expect(toast(page, t('resources.plans.edit.success'))).toBeVisible();
    await expect(row).toContainText(/12,50\s€ \/ 1\sMois/);

    await row.getByRole('button', { name: t('list.remove', { title: name }) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(t('remove.title'))).toBeVisible();
    await question.getByRole('button', { name: t('remove.confirm') }).click();
    await expect(toast(page, t('resources.plans.remove.done'))).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('cannot be deleted while they have subscriptions, and the reason of the service is shown', async ({
    page,
    api,
  }) => {
    const { body } = await api.get('/api/v1/subscription-plans');
    await page.goto('/parametres?tab=plans');
    await page.getByRole('button', { name: t('list.remove', { title: body.data[0].name }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('remove.confirm') })
      .click();
    await expect(toast(page, t('server.planInUse'))).toBeVisible();
    const after = await api.get('/api/v1/subscription-plans');
    expect(after.body.data[0]).toEqual(body.data[0]);
  });
});
