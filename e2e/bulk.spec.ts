import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

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
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!la page)/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: t('bulk.selection') });
  await expect(bar.getByRole('status')).toHaveText(t('bulk.selected', three));
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
  await expect(dialog.getByText(t('bulk.done', two))).toBeVisible();
  await expect(dialog.getByText(t('bulk.refused', one))).toBeVisible();
  await expect(dialog.getByText(t('server.withdrawalDecided'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('status')).toHaveText(t('bulk.selected', one));
  expect((await api.get(pending)).body.data.total).toBe(before.total - 3);
});
