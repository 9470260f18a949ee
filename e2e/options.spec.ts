import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { fresh } from './users.ts';

test('an option is created with categories, changed and deleted', async ({ page, api }) => {
  const title = fresh('Terrasse');
  const { body } = await api.get('/api/v1/admin/categories/all');
  const [first, second] = body.data;
  await page.goto('/options');
  for (const name of [
    t('resources.options.columns.identity'),
    t('resources.options.fields.categories'),
    t('resources.options.fields.description'),
    t('resources.options.fields.createdAt'),
    t('common.actions'),
  ])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('common.add') }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await page.getByLabel(t('resources.options.fields.titre'), { exact: true }).fill(title);
  await page.getByLabel(t('resources.options.fields.titre_en')).fill('Terrace');
  await page.getByLabel(t('resources.options.fields.description')).fill('Tables dehors.');
  const picker = page.getByRole('combobox', { name: t('resources.options.fields.categories') });
  await expect(picker).toHaveText(t('common.choose'));
  await picker.click();
  await page.getByRole('option', { name: first.titre, exact: true }).click();
  await page.getByRole('option', { name: second.titre, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(picker).toContainText(first.titre);
  await expect(picker).toContainText(second.titre);
  const requestPromise = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  expect((await requestPromise).postDataJSON()).toEqual({
    titre: title,
    titre_en: 'Terrace',
    description: 'Tables dehors.',
    categories: [first.id, second.id],
  });
  await expect(toast(page, t('resources.options.create.success'))).toBeVisible();
  await expect(page).toHaveURL('/options');

  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/query=/);
  const row = page.getByRole('row', { name: title });
  await expect(row.getByText(first.titre, { exact: true })).toBeVisible();
  await row.getByRole('link', { name: t('list.edit', { title }) }).click();
  await expect(page.getByLabel(t('resources.options.fields.titre_en'))).toHaveValue('Terrace');
  await expect(picker).toContainText(second.titre);
  await page.getByRole('button', { name: t('common.clear') }).click();
  await expect(picker).toHaveText(t('common.choose'));
  await page.getByRole('button', { name: t('resources.options.edit.submit') }).click();
  await expect(toast(page, t('resources.options.edit.success'))).toBeVisible();
  await expect(page).toHaveURL(/\/options(\?|$)/);
  const found = await api.get(`/api/v1/admin/options?page=1&limit=5&query=${encodeURIComponent(title)}`);
  expect(found.body.data.items).toEqual([expect.objectContaining({ titre: title, categories: [] })]);

  await page.goto(`/options?query=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: t('list.remove', { title }) }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('resources.options.remove.text'))).toBeVisible();
  await dialog.getByRole('button', { name: t('remove.confirm') }).click();
  await expect(toast(page, t('server.optionDeleted'))).toBeVisible();
  await expect(page.getByText(t('list.empty'))).toBeVisible();
});

test('an empty form shows the required fields, and a failed call keeps the values', async ({ page }) => {
  await page.goto('/options/ajouter');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.required'))).toHaveCount(3);
  await page.route('**/admin/options', (route) => route.abort());
  await page.getByLabel(t('resources.options.fields.titre'), { exact: true }).fill('Patio');
  await page.getByLabel(t('resources.options.fields.titre_en')).fill('Patio');
  await page.getByLabel(t('resources.options.fields.description')).fill('Une cour.');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(toast(page, t('errors.network'))).toBeVisible();
  await expect(page.getByLabel(t('resources.options.fields.description'))).toHaveValue('Une cour.');
});

test('options are created one after the other', async ({ page, api }) => {
  const titles = [fresh('Piano'), fresh('Billard')];
  await page.goto('/options/ajouter');
  const field = page.getByLabel(t('resources.options.fields.titre'), { exact: true });
  for (const [at, submit] of [t('form.continue'), t('common.add')].entries()) {
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.fill(titles[at] ?? '');
    await page.getByLabel(t('resources.options.fields.titre_en')).fill('Game');
    await page.getByLabel(t('resources.options.fields.description')).fill('Dans la salle.');
    await page.getByRole('button', { name: submit, exact: true }).click();
  }
  await expect(page).toHaveURL('/options');
  for (const title of titles) {
    const found = await api.get(`/api/v1/admin/options?page=1&limit=5&query=${encodeURIComponent(title)}`);
    expect(found.body.data.items).toEqual([expect.objectContaining({ titre: title })]);
  }
});

test('the back button asks before changes are lost', async ({ page }) => {
  await page.goto('/options');
  await page.getByRole('link', { name: t('common.add') }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await page.getByLabel(t('resources.options.fields.titre'), { exact: true }).fill('À moitié');
  await page.goBack();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('form.leaveTitle'))).toBeVisible();
  // While the dialog is open, the URL is still that of the form.
  await expect(page).toHaveURL('/options/ajouter');
  await dialog.getByRole('button', { name: t('form.stay') }).click();
  await expect(page).toHaveURL('/options/ajouter');
  await expect(page.getByLabel(t('resources.options.fields.titre'), { exact: true })).toHaveValue('À moitié');
  await page.goBack();
  await dialog.getByRole('button', { name: t('form.leave') }).click();
  await expect(page).toHaveURL('/options');
});

test('leaving a form by a link of the navigation moves the focus to the next page', async ({ page }) => {
  await page.goto('/options/ajouter');
  await page.getByLabel(t('resources.options.fields.titre'), { exact: true }).fill('À moitié');
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('resources.activity.name') })
    .press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('form.leave') })
    .press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an establishment, its option and a category of it lead to one another', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/options?limit=50');
  const option = body.data.items.find(
    ({ categories }: { categories: readonly unknown[] }) => categories.length > 0,
  );
  const [category] = option.categories;
  const main = page.getByRole('main');
  const counted = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}\\s*\\d+$`) });

  await page.goto(`/options/${option.id}`);
  await main.getByRole('link', { name: category.titre, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/categories/${category.id}`));
  await counted(t('resources.options.name')).click();
  await expect(page).toHaveURL(`/options?categories=${category.id}`);
  await page.getByRole('link', { name: t('list.edit', { title: option.titre }) }).click();
  await counted(t('resources.establishments.name')).click();
  await expect(page).toHaveURL(`/etablissements?options=${option.id}`);
  await page
    .getByRole('link', { name: /^Voir / })
    .first()
    .click();
  await main.getByRole('link', { name: option.titre, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/options/${option.id}`));
});
