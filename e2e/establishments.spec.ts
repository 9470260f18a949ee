import { expect, test, toasts } from './test.ts';

test('the list has its columns, and finds by name', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=10');
  const [first] = body.data.items;
  await page.goto('/etablissements');
  await expect(page.getByText('Liste des Etablissements').first()).toBeVisible();
  for (const name of ['Nom', 'Catégorie', 'Adresse', 'Téléphone', 'Créer', 'Actions'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
  await page.getByPlaceholder('Nom(s), catégorie...').fill(first.nom);
  await expect(page).toHaveURL(/query=/);
  await expect(page.getByRole('link', { name: `Voir ${first.nom}`, exact: true }).first()).toBeVisible();
});

test('one is reached from the list, with its photos, options and priced services', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=10');
  const shown = body.data.items.find(
    (each: { images: unknown[]; services: unknown[] }) => each.images.length > 1 && each.services.length > 0,
  );
  await page.goto(`/etablissements?query=${encodeURIComponent(shown.nom)}`);
  await page
    .getByRole('link', { name: `Voir ${shown.nom}`, exact: true })
    .and(page.locator(`[href*="${shown.id}"]`))
    .click();
  await expect(page).toHaveURL(new RegExp(`/etablissements/${shown.id}\\?name=`));
  await expect(page.getByRole('heading', { level: 1, name: shown.nom })).toBeVisible();
  await expect(page.getByRole('navigation', { name: "Fil d'Ariane" }).getByText(shown.nom)).toBeVisible();
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
  // The photos move by themselves until somebody touches them.
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Photo suivante' }).click();
  await expect(photos.getByRole('button', { name: 'Lancer le défilement des photos' })).toBeVisible();
});

test('one is deleted after a confirmation', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=5&limit=10');
  const last = body.data.items.at(-1);
  await page.goto(`/etablissements/${last.id}`);
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Etes-vous sûr(e) de vouloir continuer ?')).toBeVisible();
  await expect(dialog.getByText('Cette établissement sera définitivement supprimées.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Supprimer définitement' }).click();
  await expect(toasts(page).filter({ hasText: 'Etablissement supprimé avec succès.' })).toBeVisible();
  await expect(page).toHaveURL('/etablissements');
  expect((await api.get(`/api/v1/admin/etablissement/${last.id}`)).status).toBe(404);
});

test('a deletion that fails says so and keeps the row', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=1');
  const [first] = body.data.items;
  await page.route(`**/admin/etablissement/${first.id}`, (route) => route.abort());
  await page.goto(`/etablissements?query=${encodeURIComponent(first.nom)}`);
  const button = page.getByRole('button', { name: `Supprimer ${first.nom}`, exact: true }).first();
  await button.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer définitement' }).click();
  await expect(
    toasts(page).filter({ hasText: 'Veuillez vérifier votre connection internet puis réessayer' }),
  ).toBeVisible();
  expect((await api.get(`/api/v1/admin/etablissement/${first.id}`)).status).toBe(200);
});
