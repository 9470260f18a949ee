import type { Page } from '@playwright/test';
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

const undo = (page: Page) => page.getByRole('button', { name: t('common.cancel') });

test.describe('an administrator with views of their own', () => {
  const path = '/api/v1/admin/views';
  const names = ['Vue A', 'Vue B'];

  test.beforeEach(async ({ api }) => {
    for (const each of names) {
      const search = each === 'Vue A' ? 'status=pending' : 'status=accepted';
      await api.post(path, { resource: 'rides', name: each, shared: false, isDefault: false, search });
    }
  });
  test.afterEach(async ({ api, request, server }) => {
    const { body } = await api.get(`${path}?resource=rides`);
    const headers = { Authorization: `Bearer ${api.tokens.access_token}` };
    for (const { id } of body.data) await request.delete(`${server.origin}${path}/${id}`, { headers });
  });

  const open = async (page: Page) => {
    await page.goto('/courses');
    const tabs = page.getByRole('navigation', { name: title });
    await tabs.getByRole('link', { name: 'Vue A' }).click();
    await expect(tabs.getByRole('link', { name: 'Vue A' })).toHaveAttribute('aria-current', 'page');
    return tabs.getByRole('link');
  };
  const move = async (page: Page) => {
    await page.getByRole('button', { name: new RegExp(`${title}$`) }).focus();
    await page.keyboard.press('Enter');
    const right = page.getByRole('menuitem', { name: t('savedViews.move.right') });
    await expect(right).toBeInViewport({ ratio: 1 });
    // It stands before the last entry, which deletes the view.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(right).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
  };
  const all = t('savedViews.all');

  test('a view is moved by the keyboard, and back by the toast; a refusal is told, and moves nothing', async ({
    page,
  }) => {
    const links = await open(page);
    await move(page);
    await expect(toast(page, t('savedViews.moved'))).toBeVisible();
    await expect(links).toHaveText([all, 'Vue B', 'Vue A']);
    await page.reload();
    await expect(links).toHaveText([all, 'Vue B', 'Vue A']);

    await page.getByRole('button', { name: new RegExp(`${title}$`) }).click();
    await page.getByRole('menuitem', { name: t('savedViews.move.left') }).click();
    await expect(links).toHaveText([all, 'Vue A', 'Vue B']);
    await undo(page).click();
    await expect(toast(page, t('undo.done'))).toBeVisible();
    await expect(links).toHaveText([all, 'Vue B', 'Vue A']);

    await page.route('**/admin/view-order', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: new RegExp(`${title}$`) }).click();
    await page.getByRole('menuitem', { name: t('savedViews.move.left') }).click();
    await expect(toast(page, t('errors.fallback'))).toBeVisible();
    await expect(links).toHaveText([all, 'Vue B', 'Vue A']);
  });

  test('a view that is saved with another state has its former one again from the toast; a refusal keeps both', async ({
    page,
    api,
  }) => {
    const searchOf = async () => {
      const views: { name: string; search: string }[] = (await api.get(`${path}?resource=rides`)).body.data;
      return views.find((each) => each.name === 'Vue A')?.search;
    };
    await open(page);
    await page.goto(`${page.url()}&sort=-price`);
    const save = page.getByRole('button', { name: t('common.save') });
    await page.route(`**${path}/*`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await save.click();
    await expect(toast(page, t('errors.fallback'))).toBeVisible();
    expect(await searchOf()).toBe('status=pending');
    await expect(page).toHaveURL(/sort=-price/);

    await page.unroute(`**${path}/*`);
    await save.click();
    await expect(toast(page, t('savedViews.saved'))).toBeVisible();
    expect(await searchOf()).toBe('sort=-price&status=pending');
    await undo(page).click();
    await expect(toast(page, t('undo.done'))).toBeVisible();
    expect(await searchOf()).toBe('status=pending');
    await expect(save).toBeVisible();
  });
});
