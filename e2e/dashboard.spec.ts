import { expect, test } from './test.ts';

const plots = [
  'Inscriptions par mois',
  'Utilisateurs par rôle',
  'Courses par jour',
  "Chiffre d'affaires par jour",
] as const;

test('counts lead to their lists', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/dashboard');
  await page.goto('/');
  for (const [label, count, address] of [
    ['Utilisateurs', body.data.users, '/utilisateurs'],
    ['Etablissements', body.data.etablissements, '/etablissements'],
    ['Categories', body.data.categories, '/categories'],
    ['Options', body.data.options, '/options'],
    ["Formules d'abonnement", body.data.subscriptionPlans, '/parametres?tab=plans'],
  ]) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} ${count} `) });
    await expect(card).toHaveAttribute('href', address);
  }
});

test('each plot says in words what it shows, and has its figures as a table', async ({ page }) => {
  await page.goto('/');
  for (const title of plots) {
    const card = page.getByRole('region', { name: title });
    const plot = card.getByRole('img', { name: title });
    await expect(plot).toBeVisible();
    await expect(plot).toHaveAccessibleDescription(/\d/);
    await card.getByRole('button', { name: `Afficher le tableau : ${title}` }).click();
    await expect(card.getByRole('row').nth(1)).toContainText(/\d/);
  }
});

test('statistics that fail leave the counts, and can be tried again', async ({ page }) => {
  await page.route('**/admin/users/dashboard', (route) =>
    route.fulfill({ status: 500, json: { message: 'Pas de statistiques.' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Utilisateurs \d+/ })).toBeVisible();
  await expect(page.getByText('Pas de statistiques.')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Courses par jour' })).toBeVisible();
  await page.unroute('**/admin/users/dashboard');
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(page.getByRole('img', { name: 'Inscriptions par mois' })).toBeVisible();
});
