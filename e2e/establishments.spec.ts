import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

test('the list has its columns and can be searched by name', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=10');
  const [first] = body.data.items;
  await page.goto('/etablissements');
  await expect(page.getByText(t('resources.establishments.list.title')).first()).toBeVisible();
  for (const name of [
    t('resources.establishments.columns.identity'),
    t('resources.establishments.fields.category'),
    t('resources.establishments.fields.adresse'),
    t('resources.establishments.fields.phone'),
    t('resources.establishments.fields.createdAt'),
    t('common.actions'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('common.add') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
  await page.getByPlaceholder(t('resources.establishments.list.search')).fill(first.nom);
  await expect(page).toHaveURL(/query=/);
  await expect(
    page.getByRole('link', { name: t('list.view', { title: first.nom }), exact: true }).first(),
  ).toBeVisible();
});

test('an establishment is opened from the list, with its photos, options and prices', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=10');
  const shown = body.data.items.find(
    (each: { images: unknown[]; services: unknown[] }) => each.images.length > 1 && each.services.length > 0,
  );
  await page.goto(`/etablissements?query=${encodeURIComponent(shown.nom)}`);
  await page
    .getByRole('link', { name: t('list.view', { title: shown.nom }), exact: true })
    .and(page.locator(`[href*="${shown.id}"]`))
    .click();
  await expect(page).toHaveURL(new RegExp(`/etablissements/${shown.id}\\?name=`));
  await expect(page.getByRole('heading', { level: 1, name: shown.nom })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: t('shell.breadcrumb') }).getByText(shown.nom),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const text of [
    shown.category.titre,
    shown.adresse,
    shown.description,
    ...shown.options.map(({ titre }: { titre: string }) => titre),
    ...shown.services.map(({ title }: { title: string }) => title),
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(/\d,\d{2}\s€/).first()).toBeVisible();
  // The photos move by themselves until the first interaction.
  const photos = page.getByRole('region', { name: t('resources.establishments.fields.images') });
  await photos.getByRole('button', { name: t('fields.gallery.next') }).click();
  await expect(photos.getByRole('button', { name: t('fields.gallery.play') })).toBeVisible();
});

test('an establishment is deleted after a confirmation', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=5&limit=10');
  const last = body.data.items.at(-1);
  await page.goto(`/etablissements/${last.id}`);
  await page.getByRole('button', { name: t('common.remove') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('remove.title'))).toBeVisible();
  await expect(dialog.getByText(t('resources.establishments.remove.text'))).toBeVisible();
  await dialog.getByRole('button', { name: t('remove.confirm') }).click();
  await expect(toast(page, t('server.establishmentDeleted'))).toBeVisible();
  await expect(page).toHaveURL('/etablissements');
  expect((await api.get(`/api/v1/admin/etablissement/${last.id}`)).status).toBe(404);
});

test('a failed deletion shows the error and keeps the row', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=1');
  const [first] = body.data.items;
  await page.route(`**/admin/etablissement/${first.id}`, (route) => route.abort());
  await page.goto(`/etablissements?query=${encodeURIComponent(first.nom)}`);
  const button = page
    .getByRole('button', { name: t('list.remove', { title: first.nom }), exact: true })
    .first();
  await button.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove.confirm') })
    .click();
  await expect(toast(page, t('errors.network'))).toBeVisible();
  expect((await api.get(`/api/v1/admin/etablissement/${first.id}`)).status).toBe(200);
});
