import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { expect, test } from './test.ts';

const add = (page: Page) => filterBar(page).getByRole('button', { name: t('list.filter') });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const label = (status: 'cancelled' | 'completed') => t(`resources.rides.choices.status.${status}`);
const statusLabel = t('resources.rides.fields.status');

test('rides by status and period: a reload and the way back keep them', async ({ page, api }) => {
  await page.goto('/courses');
  await add(page).click();
  await option(page, statusLabel).click();
  await option(page, label('cancelled')).click();
  await expect(page).toHaveURL('/courses?status=cancelled');
  await page.keyboard.press('Escape');
  const { body } = await api.get('/api/v1/admin/rides?status=cancelled&limit=10&page=1');
  const total: number = body.data.total;
  await expect(filterBar(page).getByText(t('list.results', { count: total }), { exact: true })).toBeVisible();
  await expect(page.getByRole('grid').getByText(label('completed'))).toHaveCount(0);

  await add(page).click();
  await option(page, t('resources.rides.fields.createdAt')).click();
  await page.getByRole('textbox', { name: t('filters.from') }).fill('1/1/2020');
  await page.getByRole('textbox', { name: t('filters.from') }).press('Enter');
  await expect(page).toHaveURL('/courses?status=cancelled&createdAt_from=2020-01-01');
  await page.keyboard.press('Escape');

  await page.reload();
  const chip = filterBar(page).getByRole('button', { name: `${statusLabel} : ${label('cancelled')}` });
  await expect(chip).toBeVisible();
  await expect(filterBar(page).getByRole('listitem')).toHaveCount(2);

  await page.goBack();
  await expect(page).toHaveURL('/courses?status=cancelled');
  await expect(filterBar(page).getByRole('listitem')).toHaveCount(1);
  await page.goForward();
  await expect(filterBar(page).getByRole('listitem')).toHaveCount(2);

  await filterBar(page)
    .getByRole('button', { name: t('filters.remove', { filter: statusLabel }) })
    .click();
  await expect(page).toHaveURL('/courses?createdAt_from=2020-01-01');
  await filterBar(page)
    .getByRole('button', { name: t('filters.clear') })
    .click();
  await expect(page).toHaveURL('/courses');
});

test('rides by an amount that was copied with its currency; another currency is refused', async ({
  page,
}) => {
  await page.goto('/courses');
  await add(page).click();
  await option(page, t('resources.rides.fields.price')).click();
  const min = page.getByRole('textbox', { name: t('filters.min') });
  await min.fill('$ 20.00');
  await min.press('Enter');
  await expect(min).toHaveAccessibleDescription(`€ ${t('validation.numberIn', { unit: '€' })}`);
  await min.fill('20,50\u00a0€');
  await min.press('Enter');
  await expect(page).toHaveURL('/courses?price_min=20.5');
  await expect(filterBar(page).getByText(/20,50\s€/)).toBeVisible();
});

test('users by role, with the keyboard alone', async ({ page }) => {
  await page.goto('/utilisateurs');
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: t('list.filter') })).toBeFocused();
  await page.keyboard.press('Enter');
  const role = t('resources.users.fields.role');
  await expect(page.getByRole('listbox', { name: role })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/utilisateurs\?role=\w+$/);
  await page.keyboard.press('Escape');
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filterBar(page).getByRole('button', { name: new RegExp(`^${role} :`) })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/utilisateurs');
  await expect(add(page)).toBeFocused();
});

test('rides of a client, whose name is shown after a reload', async ({ page }) => {
  await page.goto('/courses');
  await add(page).click();
  const client = t('resources.rides.fields.client');
  await option(page, client).click();
  const found = page.getByRole('listbox', { name: client }).getByRole('option').first();
  const name = (await found.textContent()) ?? '';
  await found.click();
  await expect(page).toHaveURL(/\/courses\?client=/);
  const chip = filterBar(page).getByRole('button', { name: `${client} : ${name}` });
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});

test('a list that its filters leave empty offers to clear them', async ({ page }) => {
  await page.goto('/courses?price_min=999999');
  await expect(page.getByText(t('list.empty'))).toBeVisible();
  await page
    .getByRole('grid')
    .getByRole('button', { name: t('filters.clear') })
    .click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
});

test('filters and a search that leave a list empty are named and cleared together', async ({ page }) => {
  await page.goto('/courses?status=cancelled&query=zzzz');
  const searched = t('filters.searched', { query: 'zzzz' });
  await expect(
    page.getByText(t('filters.holding', { filters: `${statusLabel}, ${searched}` })),
  ).toBeVisible();
  await page.getByRole('button', { name: t('filters.clearAll') }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
});

test('the journal is filtered by what its entries are about', async ({ page, api }) => {
  const type = t('resources.activity.filters.resource');
  const chip = (names: string) => filterBar(page).getByRole('button', { name: `${type}\u00a0: ${names}` });
  await page.goto('/journal?resource=plans');
  await expect(chip(t('resources.plans.name'))).toBeVisible();
  await filterBar(page)
    .getByRole('button', { name: t('filters.remove', { filter: type }) })
    .click();
  await expect(page).toHaveURL('/journal');

  await add(page).click();
  await expect(option(page, t('resources.activity.filters.record'))).toHaveCount(0);
  await option(page, type).click();
  await option(page, t('resources.users.name')).click();
  await expect(page).toHaveURL('/journal?resource=users');
  await option(page, t('pages.settings.prices.name')).click();
  await page.keyboard.press('Escape');
  await expect(chip(`${t('pages.settings.prices.name')}, ${t('resources.users.name')}`)).toBeVisible();
  const { body } = await api.get('/api/v1/admin/activity?page=1&limit=10&resource=users&resource=prices');
  await expect(
    filterBar(page).getByText(t('list.results', { count: body.data.total }), { exact: true }),
  ).toBeVisible();
});

test('a record that the journal is filtered by is shown, and can be removed', async ({ page }) => {
  const record = t('resources.activity.filters.record');
  await page.goto('/journal?record=nothing');
  await expect(page.getByText(t('filters.holding', { filters: record }))).toBeVisible();
  await expect(filterBar(page).getByRole('listitem')).toHaveText(`${record}\u00a0: nothing`);
  await filterBar(page)
    .getByRole('button', { name: t('filters.remove', { filter: record }) })
    .click();
  await expect(page).toHaveURL('/journal');
});
