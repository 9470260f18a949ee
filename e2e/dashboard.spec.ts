import { t } from '#lib/i18n/i18n.ts';
import { filterBar } from './filter-bar.ts';
import { expect, test } from './test.ts';

const charts = [
  t('pages.dashboard.charts.signups.title'),
  t('pages.dashboard.charts.roles.title'),
  t('pages.dashboard.charts.rides.title'),
  t('pages.dashboard.charts.revenue.title'),
] as const;

test('counts link to their lists', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/dashboard');
  await page.goto('/');
  for (const [label, count, address] of [
    [t('pages.dashboard.counts.users.label'), body.data.users, '/utilisateurs?view=all'],
    [t('pages.dashboard.counts.etablissements.label'), body.data.etablissements, '/etablissements?view=all'],
    [t('pages.dashboard.counts.categories.label'), body.data.categories, '/categories?view=all'],
    [t('pages.dashboard.counts.options.label'), body.data.options, '/options?view=all'],
    [
      t('pages.dashboard.counts.subscriptionPlans.label'),
      body.data.subscriptionPlans,
      '/parametres?tab=plans',
    ],
  ]) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} ${count} `) });
    await expect(card).toHaveAttribute('href', address);
  }
});

test('what waits links to the list of exactly these records', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: t('resources.withdrawals.waits.pending.label') });
  await expect(link).toHaveText(/€ à verser\s*\d+$/);
  const count = /(\d+)$/.exec((await link.textContent()) ?? '')?.[1] ?? '';
  await link.click();
  await expect(page).toHaveURL('/retraits?status=pending');
  await expect(filterBar(page).getByText(new RegExp(`^${count} résultats?$`))).toBeVisible();
});

test('a period is chosen and compared, and a point of a plot opens its rides', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: t('pages.dashboard.period.figures') });
  await expect(figures.getByText(/auparavant$/)).toHaveCount(4);
  await page.getByRole('radio', { name: t('pages.dashboard.period.presets.week') }).check();
  await expect(page).toHaveURL('/?period=week');
  const rides = page.getByRole('region', { name: t('pages.dashboard.charts.rides.title') });
  await rides.getByRole('button', { name: /^Afficher le tableau/ }).click();
  await expect(rides.getByRole('row')).toHaveCount(8);
  await rides.getByRole('button', { name: /^Afficher le graphique/ }).click();
  const point = rides.getByRole('link', { name: new RegExp(`^${t('pages.dashboard.charts.openRides')}`) });
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  const count = /: (\d+), Période/.exec((await point.getAttribute('aria-label')) ?? '')?.[1];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\?createdAt_from=([\d-]+)&createdAt_to=\1$/);
  await expect(filterBar(page).getByText(new RegExp(`^${count} résultats?$`))).toBeVisible();
});

test('both days of an own period are typed one after the other', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('pages.dashboard.period.other') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('pages.dashboard.period.from') }).fill('01/02/2026');
  await page.keyboard.press('Tab');
  const last = dialog.getByRole('textbox', { name: t('pages.dashboard.period.to') });
  await expect(last).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('15/02/2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?from=2026-02-01&to=2026-02-15');
  await expect(dialog).toBeHidden();
});

test('each chart has a summary and a table of its figures', async ({ page }) => {
  await page.goto('/');
  for (const title of charts) {
    const card = page.getByRole('region', { name: title });
    const plot = card.getByRole('img', { name: title });
    await expect(plot).toBeVisible();
    await expect(plot).toHaveAccessibleDescription(/\d/);
    await card.getByRole('button', { name: `Afficher le tableau : ${title}` }).click();
    await expect(card.getByRole('row').nth(1)).toContainText(/\d/);
  }
});

test('failed statistics do not affect the counts, and can be loaded again', async ({ page }) => {
  await page.route('**/admin/users/dashboard', (route) =>
    route.fulfill({ status: 500, json: { message: 'Pas de statistiques.' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Utilisateurs \d+/ })).toBeVisible();
  await expect(page.getByText('Pas de statistiques.')).toHaveCount(2);
  await expect(page.getByRole('img', { name: t('pages.dashboard.charts.rides.title') })).toBeVisible();
  await page.unroute('**/admin/users/dashboard');
  await page
    .getByRole('button', { name: t('common.retry') })
    .first()
    .click();
  await expect(page.getByRole('img', { name: t('pages.dashboard.charts.signups.title') })).toBeVisible();
});
