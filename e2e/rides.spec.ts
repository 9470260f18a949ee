import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { expect, test, toast } from './test.ts';

interface Ride {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
}

async function findRide(api: Api, status: string): Promise<Ride> {
  for (let page = 1; page <= 10; page += 1) {
    const { body } = await api.get(`/api/v1/admin/rides?page=${page}&limit=50`);
    const items: Ride[] = body.data.items;
    const found = items.find((ride) => ride.status === status);
    if (found !== undefined) return found;
  }
  throw new Error(`No ride that is ${status} in the demo data`);
}

test('the list is below its figures', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/ride-stats');
  await page.goto('/courses');
  await expect(page.getByText(t('resources.rides.list.title')).first()).toBeVisible();
  for (const label of [
    t('resources.rides.figures.completed'),
    t('resources.rides.figures.cancelled'),
    t('resources.rides.figures.revenue'),
  ])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  const total = new Intl.NumberFormat('fr').format(body.data.total);
  await expect(page.getByRole('main')).toContainText(total);
  for (const name of [
    t('resources.rides.columns.identity'),
    t('resources.rides.fields.client'),
    t('resources.rides.fields.driver'),
    t('resources.rides.columns.route'),
    t('resources.rides.fields.price'),
    t('resources.rides.fields.createdAt'),
    t('common.actions'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
});

test('failed figures do not affect the list', async ({ page }) => {
  await page.route('**/admin/ride-stats', (route) =>
    route.fulfill({ status: 500, json: { message: 'Pas de chiffres.' } }),
  );
  await page.goto('/courses');
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
  await expect(page.getByText('Pas de chiffres.').first()).toBeVisible();
});

test('a completed ride has offers and an invoice, and cannot be cancelled', async ({ page, api }) => {
  const ride = await findRide(api, 'completed');
  const { body } = await api.get(`/api/v1/admin/rides/${ride.id}/invoice`);
  await page.goto(`/courses?query=${ride.reference}`);
  await page.getByRole('link', { name: t('list.view', { title: ride.reference }) }).click();
  await expect(page).toHaveURL(`/courses/${ride.id}?name=${ride.reference}`);
  await expect(page.getByRole('heading', { level: 1, name: ride.reference })).toBeVisible();
  await expect(
    page.getByText(t('resources.rides.choices.status.completed'), { exact: true }).first(),
  ).toBeVisible();
  const offers = page.getByRole('table', { name: t('resources.rides.related.offers') });
  await expect(offers.getByRole('row').nth(1)).toContainText('€');
  await expect(page.getByRole('heading', { name: t('resources.rides.related.invoice') })).toBeVisible();
  await expect(page.getByText(body.data.number)).toBeVisible();
  await expect(page.getByText(body.data.lines[0].label).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('resources.rides.commands.cancel.label') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('common.print') })).toBeEnabled();
});

test('a pending ride is cancelled once, after a confirmation', async ({ page, api }) => {
  const ride = await findRide(api, 'pending');
  await page.goto(`/courses/${ride.id}`);
  await page.getByRole('button', { name: t('resources.rides.commands.cancel.label') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('resources.rides.commands.cancel.text'))).toBeVisible();
  await dialog.getByLabel(t('resources.rides.fields.cancellationNote')).fill('Client injoignable');
  await dialog.getByRole('button', { name: t('resources.rides.commands.cancel.label') }).click();
  await expect(toast(page, t('resources.rides.commands.cancel.done'))).toBeVisible();
  await expect(
    page.getByText(t('resources.rides.choices.status.cancelled'), { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('resources.rides.commands.cancel.label') })).toHaveCount(0);
  const cancelled = (await api.get(`/api/v1/rides/${ride.id}`)).body.data;
  expect([cancelled.status, cancelled.cancellationNote]).toEqual(['cancelled', 'Client injoignable']);
  await expect(page.getByText(cancelled.cancelledBy.name).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Client injoignable').first()).toBeVisible();
});

test('a late cancellation shows the error', async ({ page, api }) => {
  const ride = await findRide(api, 'in_progress');
  await page.route(`**/api/v1/rides/${ride.id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { message: t('server.rideEnded') } })
      : route.continue(),
  );
  await page.goto(`/courses/${ride.id}`);
  await page.getByRole('button', { name: t('resources.rides.commands.cancel.label') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.rides.commands.cancel.label') })
    .click();
  await expect(toast(page, t('server.rideEnded'))).toBeVisible();
});

test('a ride is deleted from its page, which returns to the list', async ({ page, api }) => {
  const ride = await findRide(api, 'cancelled');
  await page.goto(`/courses/${ride.id}`);
  await page.getByRole('button', { name: t('common.remove') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('resources.rides.remove.text'))).toBeVisible();
  await dialog.getByRole('button', { name: t('remove.confirm') }).click();
  await expect(toast(page, t('server.rideErased'))).toBeVisible();
  await expect(page).toHaveURL('/courses');
  expect((await api.get(`/api/v1/rides/${ride.id}`)).status).toBe(404);
});

test('a ride is shown even if its offers and its invoice cannot be loaded', async ({ page, api }) => {
  const ride = await findRide(api, 'completed');
  for (const part of ['ride-offers?**', 'invoice'])
    await page.route(`**/admin/rides/${ride.id}/${part}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Indisponible.' } }),
    );
  await page.goto(`/courses/${ride.id}`);
  await expect(page.getByRole('heading', { level: 1, name: ride.reference })).toBeVisible();
  await expect(page.getByText('Indisponible.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: t('common.retry') })).toHaveCount(2);
});
