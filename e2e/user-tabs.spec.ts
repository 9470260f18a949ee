import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { expect, test } from './test.ts';

const tab = (name: 'offers' | 'transactions' | 'withdrawals') => t(`pages.userDetail.tabs.${name}`);

test('the page of a driver shows their rides, offers, withdrawals and transactions, and a transaction leads to its ride', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/transactions?type=withdrawal&limit=1');
  const { user } = body.data.items[0];
  await page.goto(`/utilisateurs/${user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
  const driven = page.getByRole('grid', { name: t('resources.users.related.ridesAsDriver') });
  await expect(driven.getByRole('link', { name: /^C-\d+$/ }).first()).toBeVisible();

  await page.getByRole('tab', { name: tab('offers') }).click();
  await expect(page).toHaveURL(/\?tab=offers/);
  await expect(page.getByRole('table', { name: t('pages.userDetail.rideOffers') })).toBeVisible();

  // The tab is in the URL: a reload opens it again.
  await page.getByRole('tab', { name: tab('withdrawals') }).click();
  await page.reload();
  const withdrawn = page.getByRole('table', { name: t('resources.withdrawals.name') });
  await expect(withdrawn.getByText(/€$/).first()).toBeVisible();

  await page.getByRole('tab', { name: tab('transactions') }).click();
  const paid = page.getByRole('table', { name: t('resources.transactions.name') });
  const ride = paid.getByRole('link', { name: /^C-\d+$/ }).first();
  const reference = (await ride.textContent()) ?? '';
  await ride.click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  const steps = page.getByRole('region', { name: t('timeline.title') });
  await expect(steps.getByText(t('resources.rides.timeline.requested'))).toBeVisible();
  await expect(steps.getByText(t('resources.rides.timeline.completed'))).toBeVisible();

  const list = t('resources.transactions.name');
  await page.getByRole('link', { name: t('related.allOf', { list }) }).click();
  await expect(page).toHaveURL(/\/transactions\?ride=/);
  await expect(page.getByRole('grid', { name: t('resources.transactions.list.title') })).toContainText(
    user.name,
  );
});

test('a figure of a user leads to the rides that it counts', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/rides?status=completed&limit=1');
  const { driver } = body.data.items[0];
  const figures = (await api.get(`/api/v1/admin/users/${driver.id}/stats`)).body.data;
  await page.goto(`/utilisateurs/${driver.id}`);
  const label = t('pages.userDetail.statistics.completed');
  await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await expect(page).toHaveURL(`/courses?user=${driver.id}&status=completed`);
  await expect(filterBar(page).getByText(t('list.results', { count: figures.completed }))).toBeVisible();
  await expect(filterBar(page).getByText(driver.name)).toBeVisible();
});

test('a tab whose list cannot be read says so, and the others are not affected', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/rides?status=completed&limit=1');
  await page.route('**/admin/transactions?**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Indisponible.' } }),
  );
  await page.goto(`/utilisateurs/${body.data.items[0].driver.id}?tab=transactions`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Indisponible.')).toBeVisible();
  await page.unroute('**/admin/transactions?**');
  await panel.getByRole('button', { name: t('common.retry') }).click();
  await expect(panel.getByRole('link', { name: /^C-\d+$/ }).first()).toBeVisible();
});
