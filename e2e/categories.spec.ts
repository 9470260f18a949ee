import { t } from '#lib/i18n/i18n.ts';
import { pixel } from './enter.ts';
import { expect, test, toast } from './test.ts';
import { fresh } from './users.ts';

test('the list has its columns and no delete buttons', async ({ page }) => {
  await page.goto('/categories');
  await expect(page.getByText(t('resources.categories.list.title')).first()).toBeVisible();
  for (const name of [
    t('resources.categories.columns.identity'),
    t('resources.categories.fields.description'),
    t('resources.categories.fields.createdAt'),
    t('common.actions'),
  ])
    await expect(page.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByPlaceholder(t('resources.categories.list.search'))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Modifier / })).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(0);
});

test('a category is created with a picture, found, and changed without a new picture', async ({
  page,
  api,
}) => {
  const title = fresh('Guinguettes');
  await page.goto('/categories');
  await page.getByRole('link', { name: t('common.add') }).click();
  await expect(page).toHaveURL('/categories/ajouter');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.required'))).toHaveCount(3);

  await page.getByLabel(t('resources.categories.fields.titre'), { exact: true }).fill(title);
  await page.getByLabel(t('resources.categories.fields.titre_en')).fill('Riverside cafés');
  await page
    .getByLabel(t('resources.categories.fields.description'))
    .fill('Au bord de l’eau & sous les arbres.');
  await page.locator('input[type=file]').setInputFiles(pixel);
  const requestPromise = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/categories'),
  );
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  expect((await requestPromise).headers()['content-type']).toContain('multipart/form-data');
  await expect(toast(page, t('resources.categories.create.success'))).toBeVisible();
  await expect(page).toHaveURL('/categories');

  await page.getByRole('searchbox').fill(title);
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('link', { name: t('list.edit', { title }) }).click();
  await expect(page.getByLabel(t('resources.categories.fields.titre'), { exact: true })).toHaveValue(title);
  await expect(page.getByLabel(t('resources.categories.fields.description'))).toHaveValue(
    'Au bord de l’eau & sous les arbres.',
  );
  await page.getByLabel(t('resources.categories.fields.titre_en')).fill('Open-air cafés');
  await page.getByRole('button', { name: t('resources.categories.edit.submit') }).click();
  await expect(toast(page, t('resources.categories.edit.success'))).toBeVisible();
  await expect(page).toHaveURL(/\/categories/);

  const { body } = await api.get(
    `/api/v1/admin/categories?page=1&limit=5&query=${encodeURIComponent(title)}`,
  );
  expect(body.data.items).toEqual([
    expect.objectContaining({ titre: title, titre_en: 'Open-air cafés', icon: { src: expect.any(String) } }),
  ]);
});

test('the form rejects a file that is not a picture', async ({ page }) => {
  await page.goto('/categories/ajouter');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
  await expect(page.getByText(t('validation.fileType'))).toBeVisible();
  await expect(page.getByText('notes.txt')).toHaveCount(0);
});

test('the server rejects a file that is a picture only by its name and type', async ({ page }) => {
  await page.goto('/categories/ajouter');
  await page.getByLabel(t('resources.categories.fields.titre'), { exact: true }).fill(fresh('Faux'));
  await page.getByLabel(t('resources.categories.fields.titre_en')).fill('Fake');
  await page.getByLabel(t('resources.categories.fields.description')).fill('Fausse image');
  await page.locator('input[type=file]').setInputFiles({
    name: 'faux.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  const responsePromise = page.waitForResponse((each) => each.request().method() === 'POST');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  const response = await responsePromise;
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
  const { errors } = await response.json();
  await expect(page.getByText(errors.image[0])).toBeVisible();
  await expect(page.getByLabel(t('resources.categories.fields.titre_en'))).toHaveValue('Fake');
});

test('pictures are shown to the administrator, and refused to a browser without the cookie', async ({
  page,
}) => {
  await page.goto('/categories');
  const pictures = page.getByRole('main').locator('img[src^="/files/"]');
  await expect(pictures).toHaveCount(10);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
  }
  const src = (await pictures.first().getAttribute('src')) ?? '';
  const statusOf = () => page.evaluate(async (path) => (await fetch(path)).status, src);
  expect(await statusOf()).toBe(200);
  // The browser has cached the picture, but `Vary: Cookie` keeps the cache from a page without this cookie.
  await page.context().clearCookies();
  expect(await statusOf()).toBe(401);
});

test('a state of the list is saved as a view', async ({ page }) => {
  const name = fresh('Sans icône');
  await page.goto('/categories?icon=none');
  await page.getByRole('button', { name: new RegExp(`${t('savedViews.title')}$`) }).click();
  await page.getByRole('menuitem', { name: t('savedViews.create') }).click();
  const form = page.getByRole('dialog', { name: t('savedViews.createTitle') });
  await form.getByRole('textbox', { name: t('savedViews.name') }).fill(name);
  await form.getByRole('button', { name: t('common.save') }).click();
  await expect(toast(page, t('savedViews.saved'))).toBeVisible();
  const tabs = page.getByRole('navigation', { name: t('savedViews.title') });
  await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await page.goto('/categories');
  await tabs.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/categories\?(.*&)?icon=none/);
});
