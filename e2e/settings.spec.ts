import type { Page } from '@playwright/test';
import { fresh } from './people.ts';
import { expect, test, toasts } from './test.ts';

test.describe('the password', () => {
  const fill = async (page: Page, current: string, next: string) => {
    await page.getByLabel('Mot de passe actuel').fill(current);
    await page.getByLabel('Nouveau mot de passe').fill(next);
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  };

  test('needs both fields, and the one that is in use', async ({ page }) => {
    await page.goto('/parametres');
    await expect(page.getByRole('tab', { name: 'Mot de passe' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await expect(page.getByText('Ce champ est requis')).toHaveCount(2);
    await fill(page, 'pas le bon', 'un autre mot de passe');
    await expect(page.getByText('Mot de passe actuel incorrect')).toBeVisible();
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('un autre mot de passe');
  });

  test('is changed, and the form is empty again', async ({ page }) => {
    // The server's own answer to this call is tried below the browser: this administrator is everybody's.
    await page.route('**/users/me/password', (route) => route.fulfill({ json: { message: 'Fait.' } }));
    await page.goto('/parametres?tab=password');
    const sent = page.waitForRequest('**/users/me/password');
    await fill(page, 'ancien', 'nouveau');
    expect((await sent).postDataJSON()).toEqual({ currentPassword: 'ancien', newPassword: 'nouveau' });
    await expect(toasts(page).filter({ hasText: 'Mot de passe modifié avec succès.' })).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');
    await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('');
  });
});

test.describe('the prices', () => {
  const stored = '/api/v1/price-configs';
  const written = (price: number) => price.toFixed(2).replace('.', ',');

  test('are there to begin with, and saved as the service reads them', async ({ page, api }) => {
    const before = (await api.get(stored)).body.data;
    await page.goto('/parametres');
    await page.getByRole('tab', { name: 'Tarifs' }).click();
    await expect(page).toHaveURL('/parametres?tab=prices-config');
    await expect(page.getByText('Mise à jour des tarifs (en Euros)')).toBeVisible();
    const base = page.getByLabel('Prix de base');
    await expect(base).toHaveValue(written(before.base_price));
    await expect(page.getByLabel('Prix par minute (nocturne)')).toHaveValue(
      written(before.price_per_minute.night),
    );
    await base.fill('3,5');
    await page.getByLabel('Prix par animal (journalier)').fill('2.75');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(toasts(page).filter({ hasText: 'Configuration mise à jour avec succès.' })).toBeVisible();
    expect((await api.get(stored)).body.data).toEqual({
      ...before,
      base_price: 3.5,
      supplements: { ...before.supplements, day: { ...before.supplements.day, animal: 2.75 } },
    });
    await page.reload();
    await expect(base).toHaveValue('3,50');
  });

  test('that are none are refused in the page, those the service refuses at their field', async ({
    page,
  }) => {
    await page.route('**/price-configs', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { errors: { 'price_per_km.day': ['Trop cher.'] } } })
        : route.continue(),
    );
    await page.goto('/parametres?tab=prices-config');
    const base = page.getByLabel('Prix de base');
    await base.fill('');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByText('Ce champ est requis')).toBeVisible();
    await base.fill('4');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByText('Trop cher.')).toBeVisible();
    await expect(base).toHaveValue('4,00');
  });
});

test.describe('the plans', () => {
  test('are added, changed and deleted in dialogs, and the list follows', async ({ page }) => {
    const name = fresh('Essai');
    await page.goto('/parametres');
    await page.getByRole('tab', { name: "Formules d'abonnement" }).click();
    await expect(page).toHaveURL('/parametres?tab=plans');
    await expect(page.getByText("Liste des plans d'abonnement").first()).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter un plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter un plan' });
    await dialog.getByLabel('Nom', { exact: true }).fill(name);
    await dialog.getByLabel('Description').fill('Un plan pour voir.');
    await dialog.getByLabel('Prix').fill('12,5');
    await dialog.getByLabel('Intervalle').fill('2');
    await dialog.getByLabel("Période d'essai", { exact: true }).fill('1');
    const pick = async (label: string, unit: string) => {
      await dialog.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: unit }).click();
    };
    await pick('Unité', 'Mois');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog.getByText('Ce champ est requis')).toHaveCount(1);
    await pick("Unité de la période d'essai", 'Semaine(s)');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name,
      description: 'Un plan pour voir.',
      price: 12.5,
      interval_count: 2,
      interval_unit: 'month',
      trial_interval_count: 1,
      trial_interval_unit: 'week',
    });
    await expect(toasts(page).filter({ hasText: 'Plan créé avec succès.' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText(/12,50\s€ \/ 2 mois/);
    await expect(row).toContainText('1 Semaine(s)');

    await row.getByRole('button', { name: `Modifier ${name}` }).click();
    const editing = page.getByRole('dialog', { name: 'Mettre à jour le plan' });
    await expect(editing.getByLabel('Prix')).toHaveValue(/^12,50?$/);
    await editing.getByLabel('Intervalle').fill('1');
    await editing.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(toasts(page).filter({ hasText: 'Plan mis à jour' })).toBeVisible();
    await expect(row).toContainText(/12,50\s€ \/ mois/);

    await row.getByRole('button', { name: `Supprimer ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Etes-vous sûr(e) de vouloir continuer ?')).toBeVisible();
    await question.getByRole('button', { name: 'Supprimer définitement' }).click();
    await expect(toasts(page).filter({ hasText: 'Plan supprimé avec succès.' })).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('that are subscribed to can not be deleted, and the service says why', async ({ page, api }) => {
    const { body } = await api.get('/api/v1/subscription-plans');
    await page.goto('/parametres?tab=plans');
    await page.getByRole('button', { name: `Supprimer ${body.data[0].name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer définitement' }).click();
    await expect(
      toasts(page).filter({ hasText: "Ce plan ne peut pas être supprimé : des abonnements l'utilisent." }),
    ).toBeVisible();
    const after = await api.get('/api/v1/subscription-plans');
    expect(after.body.data[0]).toEqual(body.data[0]);
  });
});
