import { fresh } from './people.ts';
import { expect, test, toasts } from './test.ts';

/** The smallest picture there is: one transparent pixel. */
const pixel = {
  name: 'icone.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('the list has its columns and no deletion', async ({ page }) => {
  await page.goto('/categories');
  await expect(page.getByText('Liste des catégories').first()).toBeVisible();
  for (const name of ['Titre', 'Description', 'Créer le', 'Actions'])
    await expect(page.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByPlaceholder('Nom(s), description...')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Modifier / })).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(0);
});

test('a category is made with a picture, found, and changed without one', async ({ page, api }) => {
  const title = fresh('Guinguettes');
  await page.goto('/categories');
  await page.getByRole('link', { name: 'Ajouter' }).click();
  await expect(page).toHaveURL('/categories/ajouter');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Ce champ est requis')).toHaveCount(3);

  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByLabel('Titre en anglais').fill('Riverside cafés');
  await page.getByLabel('Description').fill('Au bord de l’eau & sous les arbres.');
  await page.locator('input[type=file]').setInputFiles(pixel);
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/categories'),
  );
  await page.getByRole('button', { name: 'Ajouter' }).click();
  expect((await made).headers()['content-type']).toContain('multipart/form-data');
  await expect(toasts(page).filter({ hasText: 'Catégorie créé avec succès.' })).toBeVisible();
  await expect(page).toHaveURL('/categories');

  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue('Au bord de l’eau & sous les arbres.');
  await page.getByLabel('Titre en anglais').fill('Open-air cafés');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(toasts(page).filter({ hasText: 'Catégorie modifiée avec succès.' })).toBeVisible();
  await expect(page).toHaveURL(/\/categories/);

  const { body } = await api.get(
    `/api/v1/admin/categories?page=1&limit=5&query=${encodeURIComponent(title)}`,
  );
  expect(body.data.items).toEqual([
    expect.objectContaining({ titre: title, titre_en: 'Open-air cafés', icon: { src: expect.any(String) } }),
  ]);
});

test('a file that is no picture is refused in the page, and not taken', async ({ page }) => {
  await page.goto('/categories/ajouter');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
  await expect(page.getByText("Ce type de fichier n'est pas accepté")).toBeVisible();
  await expect(page.getByText('notes.txt')).toHaveCount(0);
});

test('a file that only claims to be a picture is refused by the server', async ({ page }) => {
  await page.goto('/categories/ajouter');
  await page.getByLabel('Titre', { exact: true }).fill(fresh('Faux'));
  await page.getByLabel('Titre en anglais').fill('Fake');
  await page.getByLabel('Description').fill('Fausse image');
  await page.locator('input[type=file]').setInputFiles({
    name: 'faux.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const answer = await answered;
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  const { errors } = await answer.json();
  await expect(page.getByText(errors.image[0])).toBeVisible();
  await expect(page.getByLabel('Titre en anglais')).toHaveValue('Fake');
});
