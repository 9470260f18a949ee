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
      // The next list has an option of the same name.
      await expect(page.getByRole('listbox')).toBeHidden();
    };
    await pick(t('resources.plans.fields.interval_unit'), t('fields.periods.month'));
    await dialog.getByRole('button', { name: t('resources.plans.create.submit'), exact: true }).click();
    await expect(dialog.getByText(t('validation.required'))).toHaveCount(1);
    await pick(t('resources.plans.fields.trial_interval_unit'), t('fields.periods.week'));
    const requestPromise = page.waitForRequest((request) => request.method() === 'POST');
    await dialog.getByRole('button', { name: t('resources.plans.create.submit'), exact: true }).click();
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

  test('the dialog begins in its first field each time, and returns the focus', async ({ page }) => {
    await page.goto('/parametres?tab=plans');
    const add = page.getByRole('button', { name: t('resources.plans.list.add') });
    const first = page.getByRole('dialog').getByLabel(t('resources.plans.fields.name'), { exact: true });
    const cancel = page.getByRole('dialog').getByRole('button', { name: t('common.cancel') });
    await add.focus();
    for (const close of [() => cancel.press('Enter'), () => page.keyboard.press('Escape')])
      for (let time = 0; time < 2; time += 1) {
        await page.keyboard.press('Enter');
        await expect(first).toBeFocused();
        await close();
        await expect(add).toBeFocused();
      }
    const edit = page.getByRole('button', { name: /^Modifier / }).first();
    await edit.focus();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Enter');
      await expect(first).toBeFocused();
      await cancel.press('Enter');
      await expect(edit).toBeFocused();
    }
    // A shortcut opens it as well, from wherever the focus is.
    await page.getByRole('main').focus();
    await page.keyboard.press('n');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
  });

  test('are added one after the other in the same dialog', async ({ page, api }) => {
    const names = [fresh('Un'), fresh('Deux')];
    await page.goto('/parametres?tab=plans');
    const opener = page.getByRole('button', { name: t('resources.plans.list.add') });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: t('resources.plans.list.add') });
    const name = dialog.getByLabel(t('resources.plans.fields.name'), { exact: true });
    const submits = [t('form.continue'), t('resources.plans.create.submit')];
    for (const [at, submit] of submits.entries()) {
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('');
      await name.fill(names[at] ?? '');
      await dialog.getByLabel(t('resources.plans.fields.description')).fill('Un plan pour voir.');
      await dialog.getByLabel(t('resources.plans.fields.price')).fill('12,5');
      for (const field of ['interval', 'trial_interval'] as const) {
        await dialog.getByLabel(t(`resources.plans.fields.${field}_count`), { exact: true }).fill('1');
        const unit = t(`resources.plans.fields.${field}_unit`);
        await dialog.getByRole('combobox', { name: unit, exact: true }).click();
        await page.getByRole('option', { name: t('fields.periods.month') }).click();
        // The next list has an option of the same name.
        await expect(page.getByRole('listbox')).toBeHidden();
      }
      await dialog.getByRole('button', { name: submit, exact: true }).click();
    }
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    const { body } = await api.get('/api/v1/subscription-plans');
    const stored: readonly string[] = body.data.map((plan: { name: string }) => plan.name);
    expect(stored.filter((each) => names.includes(each)).toSorted()).toEqual(names.toSorted());
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
