import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { expect, test } from './test.ts';

test('wallets are listed, searched by owner and sorted by balance', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/wallets?page=1&limit=1');
  const { user } = body.data.items[0];
  await page.goto('/portefeuilles');
  await expect(page.getByText(t('resources.wallets.list.title')).first()).toBeVisible();
  for (const name of [
    t('resources.wallets.fields.user'),
    t('resources.wallets.fields.available'),
    t('resources.wallets.fields.pending'),
    t('resources.wallets.fields.updatedAt'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('common.actions') })).toHaveCount(0);
  const requestPromise = page.waitForRequest((request) => request.url().includes('sort='));
  await page
    .getByRole('columnheader', { name: t('resources.wallets.fields.available') })
    .getByRole('button')
    .click();
  expect(new URL((await requestPromise).url()).searchParams.get('sort')).toMatch(/^-?available$/);
  await page.getByRole('searchbox').fill(user.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(user.name);
});

test('a row whose title names a user opens the page of the user, and Back returns to the row', async ({
  page,
}) => {
  await page.goto('/portefeuilles');
  const row = page.getByRole('row').nth(3);
  const owner = row.getByRole('rowheader').getByRole('link');
  const name = (await owner.textContent()) ?? '';
  await row.getByRole('gridcell').last().click();
  await expect(page).toHaveURL(/\/utilisateurs\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(owner).toBeFocused();
});

test('transactions are listed below their counts', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/transaction-counts');
  await page.goto('/transactions');
  await expect(page.getByText(t('resources.transactions.list.title')).first()).toBeVisible();
  for (const [label, count] of [
    [t('resources.transactions.figures.pending'), body.data.pending],
    [t('resources.transactions.figures.validated'), body.data.validated],
    [t('resources.transactions.figures.rejected'), body.data.rejected],
  ])
    await expect(page.getByText(label, { exact: true }).locator('..')).toContainText(
      new Intl.NumberFormat('fr').format(count),
    );
  for (const name of [
    t('resources.wallets.fields.user'),
    t('resources.transactions.fields.type'),
    t('resources.transactions.fields.amount'),
    t('resources.transactions.fields.status'),
    t('resources.transactions.fields.createdAt'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('common.actions') })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /^(Crédit|Débit|Retrait)$/ })).toHaveCount(10);
});

test('failed counts do not affect the transactions, nor failed transactions the counts', async ({ page }) => {
  const broken = { status: 500, json: { message: 'Indisponible.' } };
  await page.route('**/admin/transaction-counts', (route) => route.fulfill(broken));
  await page.goto('/transactions');
  await expect(page.getByRole('gridcell', { name: /^(Crédit|Débit|Retrait)$/ })).toHaveCount(10);
  await page.unroute('**/admin/transaction-counts');
  await page.route('**/admin/transactions?**', (route) => route.fulfill(broken));
  await page.reload();
  await expect(page.getByText('Indisponible.')).toBeVisible();
  await expect(page.getByText(t('resources.transactions.figures.validated'), { exact: true })).toBeVisible();
});

test('transactions are searched by the reference of a ride', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/transactions?type=credit&limit=1');
  const { ride } = body.data.items[0];
  await page.goto('/transactions');
  await page.getByPlaceholder(t('resources.transactions.list.search')).fill(ride.reference.toLowerCase());
  const found = page.getByRole('grid', { name: t('resources.transactions.list.title') });
  await expect(filterBar(page).getByText(t('list.results', { count: 1 }))).toBeVisible();
  await expect(found.getByRole('link', { name: ride.reference, exact: true })).toHaveCount(1);
});
