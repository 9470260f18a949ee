import { fresh } from './people.ts';
import { expect, test, toasts } from './test.ts';

test('an option is made with categories, changed and deleted', async ({ page, api }) => {
  const title = fresh('Terrasse');
  const { body } = await api.get('/api/v1/admin/categories/all');
  const [first, second] = body.data;
  await page.goto('/options');
  for (const name of ['Titre', 'Catégories', 'Description', 'Créer le', 'Actions'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter' }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByLabel('Titre en anglais').fill('Terrace');
  await page.getByLabel('Description').fill('Tables dehors.');
  const picker = page.getByRole('combobox', { name: 'Catégories' });
  await expect(picker).toHaveText('Selectionner...');
  await picker.click();
  await page.getByRole('option', { name: first.titre, exact: true }).click();
  await page.getByRole('option', { name: second.titre, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(picker).toContainText(first.titre);
  await expect(picker).toContainText(second.titre);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  expect((await sent).postDataJSON()).toEqual({
    titre: title,
    titre_en: 'Terrace',
    description: 'Tables dehors.',
    categories: [first.id, second.id],
  });
  await expect(toasts(page).filter({ hasText: 'Option créé avec succès.' })).toBeVisible();
  await expect(page).toHaveURL('/options');

  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/query=/);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText(first.titre, { exact: true })).toBeVisible();
  await row.getByRole('link', { name: `Modifier ${title}` }).click();
  await expect(page.getByLabel('Titre en anglais')).toHaveValue('Terrace');
  await expect(picker).toContainText(second.titre);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(picker).toHaveText('Selectionner...');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(toasts(page).filter({ hasText: 'Option modifiée avec succès.' })).toBeVisible();
  await expect(page).toHaveURL(/\/options(\?|$)/);
  const found = await api.get(`/api/v1/admin/options?page=1&limit=5&query=${encodeURIComponent(title)}`);
  expect(found.body.data.items).toEqual([expect.objectContaining({ titre: title, categories: [] })]);

  await page.goto(`/options?query=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Supprimer ${title}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Cette option sera définitivement supprimées.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Supprimer définitement' }).click();
  await expect(toasts(page).filter({ hasText: 'Option supprimée avec succès.' })).toBeVisible();
  await expect(page.getByText('Aucun résultat trouvé.')).toBeVisible();
});

test('an empty form says what is missing, a failing call keeps what was typed', async ({ page }) => {
  await page.goto('/options/ajouter');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Ce champ est requis')).toHaveCount(3);
  await page.route('**/admin/options', (route) => route.abort());
  await page.getByLabel('Titre', { exact: true }).fill('Patio');
  await page.getByLabel('Titre en anglais').fill('Patio');
  await page.getByLabel('Description').fill('Une cour.');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(
    toasts(page).filter({ hasText: 'Veuillez vérifier votre connection internet puis réessayer' }),
  ).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Une cour.');
});

test('the browser’s own way back asks before what was typed is lost', async ({ page }) => {
  await page.goto('/options');
  await page.getByRole('link', { name: 'Ajouter' }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await page.getByLabel('Titre', { exact: true }).fill('À moitié');
  await page.goBack();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Quitter sans enregistrer ?')).toBeVisible();
  // While it asks, the address is still the form's.
  await expect(page).toHaveURL('/options/ajouter');
  await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('À moitié');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(page).toHaveURL('/options');
});
