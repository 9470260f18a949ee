import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

const validate = t('resources.withdrawals.commands.validate.label');
const three = { count: 3, number: '3' };
const two = { count: 2, number: '2' };
const one = { count: 1, number: '1' };

test('withdrawals are validated together, and one that was decided meanwhile is refused and stays selected', async ({
  page,
  api,
}) => {
  const pending = '/api/v1/admin/withdrawals?status=pending&page=1&limit=50';
  const before = (await api.get(pending)).body.data;
  await page.goto('/retraits?status=pending');
  const checkboxes = page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!la page)/ });
  await checkboxes.nth(0).click();
  await checkboxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: t('bulk.selection') });
  await expect(bar.getByText(t('bulk.selected', three))).toBeVisible();
  await bar.getByRole('button', { name: t('bulk.action', { action: validate, number: '3' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();

  // Another administrator is faster with the last one of the three.
  const [, , third] = before.items;
  const call = `/api/v1/admin/wallets/${third.wallet_id}/transactions/${third.id}`;
  const decided = await api.put(call, { status: 'rejected', note: 'Compte à vérifier.' });
  expect(decided.status).toBe(200);

  await question.getByRole('button', { name: validate }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('bulk.done', two)).first()).toBeVisible();
  await expect(dialog.getByText(t('bulk.refused', one)).first()).toBeVisible();
  await expect(dialog.getByText(t('server.withdrawalDecided'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByText(t('bulk.selected', one))).toBeVisible();
  expect((await api.get(pending)).body.data.total).toBe(before.total - 3);
});

test('rows are selected by moving the mouse over them with its button held', async ({ page }) => {
  await page.goto('/retraits?status=pending');
  const checkboxes = page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!la page)/ });
  const bar = page.getByRole('group', { name: t('bulk.selection') });
  await checkboxes.nth(4).waitFor();
  // The code that follows the mouse loads when the page is idle.
  await expect(async () => {
    await checkboxes.nth(1).hover();
    await page.mouse.down();
    for (const index of [2, 3, 4]) await checkboxes.nth(index).hover();
    await checkboxes.nth(3).hover();
    await page.mouse.up();
    await expect(bar.getByText(t('bulk.selected', three))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL('/retraits?status=pending');
  for (const [index, checked] of [false, true, true, true, false].entries())
    await expect(checkboxes.nth(index)).toBeChecked({ checked });
});

test('the role of three users is changed back, except for the one whom somebody else has disabled meanwhile', async ({
  page,
  api,
}) => {
  const family = fresh('Undone');
  const names = ['Ada', 'Basile', 'Chloé'].map((name) => `${name} ${family}`);
  const people = [];
  for (const name of names) people.push(await register(api, name));
  const command = t('resources.users.commands.role.label');
  await page.goto(`/utilisateurs?query=${family}`);
  await expect(page.getByRole('link', { name: `Ada ${family}`, exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: t('list.selectPage') }).click();
  await page.getByRole('button', { name: t('bulk.action', { action: command, number: '3' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(t('questions.final'))).toBeHidden();
  await question.getByRole('combobox', { name: t('resources.users.commands.role.asks.role') }).click();
  await page.getByRole('option', { name: t('resources.users.choices.role.driver') }).click();
  await question.getByRole('button', { name: command }).click();
  const done = toast(page, t('bulk.done', three));
  await expect(done).toBeVisible();

  const path = `/api/v1/admin/users/${people[1]?.id}/status`;
  expect((await api.put(path, { status: 'disabled' })).status).toBe(200);

  await done.getByRole('button', { name: t('common.cancel') }).click();
  const dialog = page.getByRole('dialog', { name: t('undo.title', { action: command }) });
  await expect(dialog.getByText(t('undo.rows', two)).first()).toBeVisible();
  await expect(dialog.getByText(t('undo.kept', one)).first()).toBeVisible();
  await expect(dialog.getByText(names[1] ?? '')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const roles = [];
  for (const { id } of people) roles.push((await api.get(`/api/v1/admin/users/${id}`)).body.data.role);
  expect(roles).toEqual(['client', 'driver', 'client']);
});
