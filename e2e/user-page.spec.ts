import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';
import { findDeletable, findUser, register } from './users.ts';

const balances = [t('pages.userDetail.balance.available'), t('pages.userDetail.balance.pending')] as const;

test('deleting a user is refused with a reason if the subscription is not OK', async ({ page, api }) => {
  const user = await findUser(api, ({ subscription }) => subscription?.status !== 'OK');
  await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
  const button = page.getByRole('button', { name: t('list.remove', { title: user.name }) });
  await expect(button).toBeDisabled();
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText(t('resources.users.remove.denied'));
  await button.click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('deleting a user says what becomes of the subscription', async ({ page, api }) => {
  const user = await findDeletable(api);
  await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
  await page.getByRole('button', { name: t('list.remove', { title: user.name }) }).click();
  const consequence = t('questions.consequences.users.remove.subscriptions');
  await expect(page.getByRole('alertdialog').getByText(consequence, { exact: true })).toBeVisible();
});

test('a client has roles and no balances', async ({ page, api }) => {
  const person = await register(api);
  await page.goto(`/utilisateurs/${person.id}`);
  for (const label of [t('pages.userDetail.mainRole'), t('pages.userDetail.activeRole')])
    await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText(balances[0])).toHaveCount(0);
});

test('a driver has balances', async ({ page, api }) => {
  const driver = await findUser(api, ({ role }) => role === 'driver');
  await page.goto(`/utilisateurs/${driver.id}`);
  for (const label of balances) await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText(/\d,\d{2}\s€/).first()).toBeVisible();
});
