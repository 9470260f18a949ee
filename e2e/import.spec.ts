import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';
import { fresh } from './users.ts';

const count = (number: number) => ({ count: number, number: String(number) });

/** Opens the import of a list, and chooses a file. */
async function choose(page: Page, path: string, file: { name: string; buffer: Buffer }) {
  await page.goto(path);
  await page.getByRole('button', { name: t('common.import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('import.file')).setInputFiles({ mimeType: '', ...file });
  return dialog;
}

test('options are imported from a CSV file with the names of their categories, after a correction', async ({
  page,
  api,
}) => {
  const [first, second] = (await api.get('/api/v1/admin/categories/all')).body.data;
  const name = fresh('Importée');
  const lines = [
    'Titre;Titre en anglais;Description;Catégories',
    `${name} A;A;"Une; description";${first.titre}, ${second.titre}`,
    `${name} B;B;Une autre.;Aucune de ce nom`,
    `${name} C;C;Une dernière.;`,
  ];
  // As a spreadsheet of Windows writes it.
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  const dialog = await choose(page, '/options', { name: 'options.csv', buffer });
  await dialog.getByRole('button', { name: t('import.check') }).click();
  await expect(dialog.getByText(t('import.ready', count(2)), { exact: true })).toBeVisible();
  const wrong = dialog.getByLabel(t('resources.options.fields.categories'));
  await expect(wrong).toHaveAccessibleDescription(t('import.unknownName', { name: 'Aucune de ce nom' }));
  await wrong.fill(first.titre);
  await dialog.getByRole('button', { name: t('import.start', count(3)) }).click();
  await expect(dialog.getByText(t('import.created', count(3)))).toBeVisible();
  await dialog.getByRole('button', { name: t('import.done') }).click();
  await expect(dialog).toHaveCount(0);

  const { items } = (await api.get(`/api/v1/admin/options?page=1&limit=10&query=${encodeURIComponent(name)}`))
    .body.data;
  const options: { titre: string; description: string; categories: { titre: string }[] }[] = items;
  expect(
    options
      .map(({ titre, description, categories }) => [titre, description, categories.length])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  ).toEqual([
    [`${name} A`, 'Une; description', 2],
    [`${name} B`, 'Une autre.', 1],
    [`${name} C`, 'Une dernière.', 0],
  ]);
});

test('a lost response creates no category twice', async ({ page, api }) => {
  const name = fresh('Rangée');
  const rows = [1, 2, 3].map((number) => `${name} ${number},Row ${number},Une description.`);
  let lost = false;
  await page.route('**/admin/categories', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  const buffer = Buffer.from(['titre,titre_en,description', ...rows].join('\n'));
  const dialog = await choose(page, '/categories', { name: 'categories.csv', buffer });
  await dialog.getByRole('button', { name: t('import.check') }).click();
  await dialog.getByRole('button', { name: t('import.start', count(3)) }).click();
  await expect(dialog.getByText(t('runs.held', { failure: t('errors.network') }))).toBeVisible();
  await dialog.getByRole('button', { name: t('runs.resume') }).click();
  await expect(dialog.getByText(t('import.created', count(3)))).toBeVisible();
  const { total } = (
    await api.get(`/api/v1/admin/categories?page=1&limit=10&query=${encodeURIComponent(name)}`)
  ).body.data;
  expect(total).toBe(3);
});

test('a file that is not a sheet is refused on a phone, and nothing is written', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const dialog = await choose(page, '/options', { name: 'photo.csv', buffer: Buffer.from([0, 1, 2, 10, 0]) });
  await expect(dialog.getByText(t('import.unreadable'))).toBeVisible();
});
