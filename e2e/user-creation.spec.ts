import { fresh, register } from './people.ts';
import { expect, test, toasts } from './test.ts';

test('says what is missing, groups the number, and goes back to the list', async ({ page }) => {
  const name = fresh('Bérénice');
  await page.goto('/utilisateurs/ajouter');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Veuillez saisir une adresse email valide')).toBeVisible();
  await expect(page.getByText('Ce champ est requis')).toHaveCount(3);
  await expect(page.getByLabel('Adresse Email')).toBeFocused();

  await page.getByLabel('Adresse Email').fill(`${name.replaceAll(/\W+/g, '.')}@example.com`);
  await page.getByLabel('Nom(s) et prénom(s)').fill(name);
  await page.getByLabel('Téléphone').fill('061234');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe long');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Format requis: 0x xx xx xx xx')).toBeVisible();

  await page.getByLabel('Téléphone').fill('');
  await page.getByLabel('Téléphone').pressSequentially('0612345678');
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 12 34 56 78');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(toasts(page).filter({ hasText: 'Utilisateur créé avec succès.' })).toBeVisible();
  await expect(page).toHaveURL('/utilisateurs');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name: `Voir ${name}` })).toBeVisible();
});

test('puts what the server refuses at its field and keeps what was typed', async ({ page, api }) => {
  const person = await register(api);
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel('Adresse Email').fill(person.email);
  await page.getByLabel('Nom(s) et prénom(s)').fill('Autre');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe long');
  const answered = page.waitForResponse('**/auth/signup');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const { errors } = await (await answered).json();
  await expect(page.getByText(errors.email[0])).toBeVisible();
  await expect(page.getByLabel('Adresse Email')).toBeFocused();
  await expect(page.getByLabel('Nom(s) et prénom(s)')).toHaveValue('Autre');
});

test('joins messages, and shows those of unknown fields above the form', async ({ page }) => {
  await page.route('**/auth/signup', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Refusé.', errors: { name: ['Trop court.', 'Déjà pris.'], captcha: 'Absent.' } },
    }),
  );
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel('Adresse Email').fill('a@example.com');
  await page.getByLabel('Nom(s) et prénom(s)').fill('A');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe long');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText('Trop court.')).toBeVisible();
  await expect(page.getByText('Déjà pris.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Absent.' })).toBeVisible();
  await expect(toasts(page).filter({ hasText: 'Refusé.' })).toBeVisible();
});

test('asks before what was typed is lost', async ({ page }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel('Nom(s) et prénom(s)').fill('Quelqu’un');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Categories' })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Quitter sans enregistrer ?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(page.getByLabel('Nom(s) et prénom(s)')).toHaveValue('Quelqu’un');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Categories' })
    .click();
  await dialog.getByRole('button', { name: 'Quitter la page' }).click();
  await expect(page).toHaveURL('/categories');
});
