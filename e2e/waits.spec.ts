import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { test } from './second-browser.ts';
import { expect, toast } from './test.ts';

const label = t('resources.withdrawals.name');
const entry = (page: Page, count: number) =>
  page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('waits.name', { name: label, count }), exact: true });

test('the navigation counts what waits, and follows what another administrator decides', async ({
  page,
  api,
  openElsewhere,
}) => {
  const { body } = await api.get('/api/v1/admin/withdrawals?status=pending&page=1&limit=1');
  const { total } = body.data;
  await page.goto('/options');
  await expect(entry(page, total)).toHaveText(`${label} ${total}`);
  const other = await openElsewhere('/retraits?status=pending');
  await expect(entry(other, total)).toBeVisible();
  const validate = t('resources.withdrawals.commands.validate.label');
  await other
    .getByRole('button', { name: new RegExp(`^${validate} `) })
    .first()
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: validate, exact: true }).click();
  await expect(toast(other, t('resources.withdrawals.commands.validate.done'))).toBeVisible();
  await expect(entry(other, total - 1)).toBeVisible();
  await expect(entry(page, total - 1)).toBeVisible();
  await entry(page, total - 1).click();
  await expect(page).toHaveURL('/retraits');
});

test('above withdrawals stand the number and the sum of those that wait, as on the dashboard', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/withdrawals?status=pending&page=1&limit=1');
  await page.goto('/');
  const name = t('resources.withdrawals.waits.pending.label');
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toHaveText(/€ à verser/);
  const sum = /[\d\s]+,\d\d\s€/u.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await page.goto('/retraits');
  // The number is read with commas: without them, it and the sum would sound like one number.
  const number = `${body.data.total}, ${body.data.total},`;
  await expect(link).toHaveText(`${name}${number}${sum} à verser`);
  await link.click();
  await expect(page).toHaveURL('/retraits?status=pending');
  await expect(filterBar(page).getByText(new RegExp(`^${body.data.total} résultats?$`))).toBeVisible();
});

test('counts above withdrawals lead to the transactions that they count', async ({ page }) => {
  await page.goto('/retraits');
  const card = page.getByRole('link', { name: t('resources.withdrawals.figures.pending') });
  // The card is there before its count.
  await expect(card).toHaveText(/\d$/);
  const count = /(\d+)$/.exec((await card.textContent()) ?? '')?.[1] ?? '';
  await card.click();
  await expect(page).toHaveURL('/transactions?status=pending');
  await expect(filterBar(page).getByText(new RegExp(`^${count} résultats?$`))).toBeVisible();
});

test.describe('without a session', () => {
  test.use({ session: 'none' });

  test('nothing is counted or followed', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/admin/')) calls.push(pathname);
    });
    // The code that would do so.
    const loaded = page.waitForResponse(/page-notices/);
    await page.goto('/connexion');
    await loaded;
    await page.getByLabel(t('auth.email')).fill('nobody@example.com');
    expect(calls).toEqual([]);
  });
});
