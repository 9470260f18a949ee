import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { expect, test } from './test.ts';

test('each subscription has its plan and a link to the payment provider', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/subscriptions?page=1&limit=50');
  const [first] = body.data.items;
  await page.goto('/abonnements?limit=50');
  await expect(page.getByText(t('resources.subscriptions.list.title')).first()).toBeVisible();
  for (const name of [
    t('resources.subscriptions.fields.user'),
    t('resources.subscriptions.fields.cycle'),
    t('resources.subscriptions.fields.createdAt'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /nouvel onglet/ }).first();
  await expect(link).toHaveAttribute(
    'href',
    `https://dashboard.stripe.com/subscriptions/${first.externalSubscriptionRef}`,
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('rel', /noreferrer/);
  // An interval shows its count unless it is one.
  const cells = page.getByRole('gridcell', { name: /€ \// });
  await expect(cells.first()).toBeVisible();
  for (const text of await cells.allTextContents())
    expect(text).toMatch(/^[\d\s]+,\d{2}\s€ \/ (mois|année|jour|semaine|\d+\s(mois|années|jours|semaines))$/);
});

test('subscriptions are searched by the user, by a telephone number and by the title of a plan', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/subscriptions?page=1&limit=1');
  const { user } = body.data.items[0];
  const { phone } = (await api.get(`/api/v1/admin/users/${user.id}`)).body.data;
  await page.goto('/abonnements');
  const search = page.getByPlaceholder(t('resources.subscriptions.list.search'));
  for (const text of [user.email, phone ?? user.name]) {
    await search.fill(text);
    await search.press('Enter');
    await expect(page).toHaveURL(/query=/);
    await expect(page.getByRole('gridcell', { name: /€ \// })).toHaveCount(1);
    await expect(page.getByRole('grid')).toContainText(user.email);
  }
  const [plan] = (await api.get('/api/v1/subscription-plans')).body.data;
  const found = await api.get(`/api/v1/admin/subscriptions?query=${encodeURIComponent(plan.name)}`);
  await search.fill(plan.name);
  await search.press('Enter');
  await expect(filterBar(page).getByText(t('list.results', { count: found.body.data.total }))).toBeVisible();
  // What was found can be shown: the title is a further column.
  await page.getByRole('button', { name: t('columns.title') }).click();
  await page
    .getByRole('dialog', { name: t('columns.title') })
    .getByRole('checkbox', { name: t('resources.subscriptions.fields.plan') })
    .check();
  await expect(page.getByRole('row').nth(1)).toContainText(plan.name);
});

test('intervals are in the singular and in the plural', async ({ page }) => {
  const plan = (interval_count: number, interval_unit: string) => ({
    id: `${interval_count}${interval_unit}`,
    user: { id: 1, name: `Ada ${interval_count} ${interval_unit}`, email: 'ada@example.com', avatar: null },
    price: 9.5,
    interval_count,
    interval_unit,
    createdAt: '2026-01-01T10:00:00Z',
    externalSubscriptionRef: null,
  });
  const items = ['day', 'week', 'month', 'year'].flatMap((unit) => [plan(1, unit), plan(3, unit)]);
  await page.route('**/admin/subscriptions?**', (route) =>
    route.fulfill({ json: { data: { items, total: items.length } } }),
  );
  await page.goto('/abonnements');
  for (const text of ['jour', '3 jours', 'semaine', '3 semaines', 'mois', '3 mois', 'année', '3 années'])
    await expect(page.getByText(new RegExp(`^9,50\\s€ / ${text.replace(' ', '\\s')}$`))).toBeVisible();
  // Without a reference there is no link.
  await expect(page.getByRole('link', { name: /nouvel onglet/ })).toHaveCount(0);
});

test('a list that cannot be loaded shows the error', async ({ page }) => {
  await page.route('**/admin/subscriptions?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service suspendu.' } }),
  );
  await page.goto('/abonnements');
  await expect(page.getByText('Service suspendu.')).toBeVisible();
  await page.unroute('**/admin/subscriptions?**');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('link', { name: /nouvel onglet/ })).toHaveCount(10);
});
