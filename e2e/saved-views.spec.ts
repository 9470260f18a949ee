import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

const title = t('savedViews.title');
const name = 'Courses en attente';

test('a view is saved and shared, opens by default, and its link works after it is gone', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: title });
  const menu = page.getByRole('button', { name: new RegExp(`${title}$`) });
  await page.goto('/courses?status=pending&sort=-price');
  await menu.click();
  await page.getByRole('menuitem', { name: t('savedViews.create') }).click();
  const form = page.getByRole('dialog', { name: t('savedViews.createTitle') });
  await form.getByRole('textbox', { name: t('savedViews.name') }).fill(name);
  await form.getByRole('checkbox', { name: t('savedViews.shared') }).check();
  await form.getByRole('checkbox', { name: t('savedViews.isDefault') }).check();
  await form.getByRole('button', { name: t('common.save') }).click();
  await expect(toast(page, t('savedViews.saved'))).toBeVisible();
  await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  const link = page.url();

  await page.goto('/courses');
  await expect(page).toHaveURL(link);
  await tabs.getByRole('link', { name: t('savedViews.all') }).click();
  await expect(page).toHaveURL('/courses?view=all');
  await expect(tabs.getByRole('link', { name: t('savedViews.all') })).toHaveAttribute('aria-current', 'page');

  await tabs.getByRole('link', { name }).click();
  await expect(page).toHaveURL(link);
  await menu.click();
  await page.getByRole('menuitem', { name: t('savedViews.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.remove') })
    .click();
  await expect(toast(page, t('savedViews.removed'))).toBeVisible();
  await expect(tabs).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole('button', { name: /^Statut/ })).toBeVisible();
  await expect(page).toHaveURL(link);
  await expect(tabs).toHaveCount(0);
});
