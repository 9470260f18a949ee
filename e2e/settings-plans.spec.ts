import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { fresh } from './users.ts';

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
