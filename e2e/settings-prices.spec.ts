import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

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
