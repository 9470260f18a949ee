import type { Locator, Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { test } from './second-browser.ts';
import { expect, toast } from './test.ts';
import { fresh } from './users.ts';

const field = (page: Page, name: 'titre' | 'titre_en' | 'description') =>
  page.getByLabel(t(`resources.options.fields.${name}`), { exact: true });
const saveOption = (page: Page) =>
  page.getByRole('button', { name: t('resources.options.edit.submit'), exact: true }).click();

async function createOption(api: Api) {
  const titre = fresh('Terrasse');
  const sent = { titre, titre_en: 'Terrace', description: 'Tables dehors.', categories: [] };
  const { body } = await api.post('/api/v1/admin/options', sent);
  return { id: body.data.id, titre };
}

test('two administrators edit one option: the field that both changed is decided, and the other changes are kept', async ({
  page,
  api,
  openElsewhere,
}) => {
  const { id, titre } = await createOption(api);
  const path = `/options/${id}`;
  await page.goto(path);
  const other = await openElsewhere(path);
  await field(other, 'titre').fill(`${titre} ouverte`);
  await field(other, 'description').fill('Tables dehors, au soleil.');
  await field(page, 'titre').fill(`${titre} couverte`);
  await field(page, 'titre_en').fill('Covered terrace');
  await saveOption(other);
  await expect(toast(other, t('resources.options.edit.success'))).toBeVisible();

  const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
  await saveOption(page);
  expect((await refused).status()).toBe(412);
  const merge = page.getByRole('dialog', { name: t('merge.title') });
  await expect(merge.getByRole('radiogroup')).toHaveCount(1);
  await expect(merge.getByText('Tables dehors, au soleil.')).toBeVisible();
  await merge.getByText(t('merge.mine'), { exact: true }).click();
  await merge.getByRole('button', { name: t('merge.save'), exact: true }).click();
  await expect(page).toHaveURL('/options');
  const { body } = await api.get(`/api/v1/admin/options/${id}`);
  expect(body.data).toMatchObject({
    titre: `${titre} couverte`,
    titre_en: 'Covered terrace',
    description: 'Tables dehors, au soleil.',
  });
});

test('two administrators set different prices: both prices are kept without a question', async ({
  page,
  api,
  openElsewhere,
}) => {
  const path = '/parametres?tab=prices-config';
  const base = t('pages.settings.prices.rows.basePrice');
  const perKm = t('pages.settings.prices.fields.pricePerKmDay');
  const save = (each: Page) => each.getByRole('button', { name: t('pages.settings.prices.submit') }).click();
  await page.goto(path);
  const other = await openElsewhere(path);
  await other.getByLabel(base).fill('4,20');
  await page.getByLabel(perKm).fill('1,35');
  await save(other);
  await expect(toast(other, t('pages.settings.prices.success'))).toBeVisible();
  await save(page);
  await expect(toast(page, t('merge.done'))).toBeVisible();
  await expect(page.getByLabel(base)).toHaveValue('4,20');
  const { body } = await api.get('/api/v1/price-configs');
  expect([body.data.base_price, body.data.price_per_km.day]).toEqual([4.2, 1.35]);
});

test('a record that is deleted while somebody edits it: the form says so and keeps what was typed', async ({
  page,
  api,
  openElsewhere,
}) => {
  const { id, titre } = await createOption(api);
  await page.goto(`/options/${id}`);
  await field(page, 'description').fill('Au bord de l’eau.');
  const other = await openElsewhere(`/options?query=${encodeURIComponent(titre)}`);
  await other.getByRole('button', { name: t('list.remove', { title: titre }) }).click();
  const deletions = writesOf(other);
  const confirm = other.getByRole('alertdialog').getByRole('button', { name: t('remove.confirm') });
  await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
  await clickTwice(confirm);
  await expect(toast(other, t('server.optionDeleted'))).toBeVisible();
  await saveOption(page);
  await expect(toast(page, t('server.optionNotFound'))).toBeVisible();
  await expect(field(page, 'description')).toHaveValue('Au bord de l’eau.');
  await expect(field(page, 'titre')).toHaveValue(titre);
  // Two clicks are one deletion.
  expect(deletions).toEqual(['DELETE']);
  expect(await actionsOf(api, 'options', id)).toEqual(['create', 'delete']);
});

/** Returns the actions of a record's entries in the journal, the oldest first. */
async function actionsOf(api: Api, resource: string, id: string): Promise<string[]> {
  const { body } = await api.get(`/api/v1/admin/activity?page=1&limit=20&resource=${resource}&record=${id}`);
  return body.data.items.map(({ action }: { action: string }) => action).toReversed();
}

/** Collects the methods of the writes that a page sends from now on. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/^(POST|PUT|DELETE)$/.test(request.method()) && request.url().includes('/api/'))
      writes.push(request.method());
  });
  return writes;
}

/** Clicks twice within one task: nothing can be rendered between the clicks, as with two clicks 3 ms apart. */
const clickTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** Submits the form of an input twice within one task, as Enter does. */
const enterTwice = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => {
    element.form?.requestSubmit();
    element.form?.requestSubmit();
  });

test('two clicks or two presses of Enter are one write, in a form and in the question of a command', async ({
  page,
  api,
}) => {
  const writes = writesOf(page);
  const titre = fresh('Parking');
  await page.goto('/options/ajouter');
  await field(page, 'titre').fill(titre);
  await field(page, 'titre_en').fill('Car park');
  await field(page, 'description').fill('Gratuit.');
  await clickTwice(page.getByRole('button', { name: t('common.add'), exact: true }));
  await expect(toast(page, t('resources.options.create.success'))).toBeVisible();
  const found = await api.get(`/api/v1/admin/options?page=1&limit=5&query=${encodeURIComponent(titre)}`);
  expect(found.body.data.total).toBe(1);
  const [{ id }] = found.body.data.items;

  await page.goto(`/options/${id}`);
  await field(page, 'titre_en').fill('Free car park');
  await enterTwice(field(page, 'titre_en'));
  await expect(toast(page, t('resources.options.edit.success'))).toBeVisible();
  expect(writes).toEqual(['POST', 'PUT']);
  expect(await actionsOf(api, 'options', id)).toEqual(['create', 'update']);

  const { body } = await api.get('/api/v1/admin/withdrawals?page=1&limit=50');
  const { user } = body.data.items.find(({ status }: { status: string }) => status === 'pending');
  const commands = async () =>
    (await api.get('/api/v1/admin/activity?page=1&limit=1&action=command')).body.data.total;
  const before = await commands();
  await page.goto(`/retraits?limit=50&query=${encodeURIComponent(user.email)}`);
  await page
    .getByRole('button', { name: `${t('resources.withdrawals.commands.validate.label')} ${user.name}` })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await clickTwice(
    question.getByRole('button', { name: t('resources.withdrawals.commands.validate.label') }),
  );
  await expect(toast(page, t('resources.withdrawals.commands.validate.done'))).toBeVisible();
  expect(writes).toEqual(['POST', 'PUT', 'PUT']);
  expect(await commands()).toBe(before + 1);
});
