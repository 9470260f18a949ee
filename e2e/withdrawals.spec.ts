import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { expect, test, toast } from './test.ts';

interface Withdrawal {
  readonly id: string;
  readonly wallet_id: string;
  readonly amount: number;
  readonly user: { readonly name: string; readonly email: string };
}

/** Returns a withdrawal that is the only pending one of its driver. */
async function findPending(api: Api): Promise<Withdrawal> {
  const pending: Withdrawal[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`/api/v1/admin/withdrawals?page=${page}&limit=50`);
    pending.push(...body.data.items.filter(({ status }: { status: string }) => status === 'pending'));
    if (page * 50 >= body.data.total) break;
  }
  const found = pending.find(
    ({ user }) => pending.filter((other) => other.user.email === user.email).length === 1,
  );
  if (found === undefined) throw new Error('No such withdrawal in the demo data');
  return found;
}

const pageOf = ({ user }: Withdrawal) => `/retraits?limit=50&query=${encodeURIComponent(user.email)}`;
const statusOf = async (api: Api, { id, user }: Withdrawal) => {
  const { body } = await api.get(
    `/api/v1/admin/withdrawals?page=1&limit=50&query=${encodeURIComponent(user.email)}`,
  );
  return body.data.items.find((each: Withdrawal) => each.id === id).status;
};
const decide = (page: Page, what: string, { user }: Withdrawal) =>
  page.getByRole('button', { name: `${what} ${user.name}` }).click();

test('a pending withdrawal is validated and has no more actions', async ({ page, api }) => {
  const withdrawal = await findPending(api);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(pageOf(withdrawal));
  // The row actions are visible even in a narrow table.
  await expect(page.getByRole('button', { name: `Rejeter ${withdrawal.user.name}` })).toBeInViewport({
    ratio: 1,
  });
  for (const label of [
    t('resources.withdrawals.figures.pending'),
    t('resources.withdrawals.figures.validated'),
    t('resources.withdrawals.figures.rejected'),
  ])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await decide(page, t('resources.withdrawals.commands.validate.label'), withdrawal);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('resources.withdrawals.commands.validate.text'))).toBeVisible();
  await dialog.getByRole('button', { name: t('resources.withdrawals.commands.validate.label') }).click();
  await expect(toast(page, t('resources.withdrawals.commands.validate.done'))).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Valider|Rejeter) / })).toHaveCount(0);
  expect(await statusOf(api, withdrawal)).toBe('validated');
});

test('a withdrawal is rejected with a note, and the money is returned', async ({ page, api }) => {
  const withdrawal = await findPending(api);
  const wallet = async () =>
    (await api.get(`/api/v1/admin/wallets?page=1&limit=5&query=${encodeURIComponent(withdrawal.user.email)}`))
      .body.data.items[0];
  const before = await wallet();
  await page.goto(pageOf(withdrawal));
  await decide(page, t('resources.withdrawals.commands.reject.label'), withdrawal);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(t('form.note')).fill('Compte à vérifier.');
  const requestPromise = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: t('resources.withdrawals.commands.reject.label') }).click();
  expect((await requestPromise).postDataJSON()).toEqual({ status: 'rejected', note: 'Compte à vérifier.' });
  await expect(toast(page, t('resources.withdrawals.commands.reject.done'))).toBeVisible();
  expect(await statusOf(api, withdrawal)).toBe('rejected');
  expect((await wallet()).available).toBeCloseTo(before.available + withdrawal.amount, 2);
});

test('a second tab that decides too late shows the error, and its row has the new status', async ({
  page,
  api,
  context,
}) => {
  const withdrawal = await findPending(api);
  await page.goto(pageOf(withdrawal));
  const late = await context.newPage();
  await late.goto(pageOf(withdrawal));
  await decide(late, t('resources.withdrawals.commands.reject.label'), withdrawal);
  // The open question reads its record every 5 s. Without these reads it does not notice the other decision.
  await late.route('**/admin/withdrawals?*', (route) => route.abort());
  await decide(page, t('resources.withdrawals.commands.validate.label'), withdrawal);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.withdrawals.commands.validate.label') })
    .click();
  await expect(toast(page, t('resources.withdrawals.commands.validate.done'))).toBeVisible();
  await late
    .getByRole('alertdialog')
    .getByRole('button', { name: t('resources.withdrawals.commands.reject.label') })
    .click();
  await expect(toast(late, t('server.withdrawalDecided'))).toBeVisible();
  await late.unroute('**/admin/withdrawals?*');
  expect(await statusOf(api, withdrawal)).toBe('validated');
  await expect(late.getByRole('alertdialog')).toHaveCount(0);
  await expect(late.getByText(t('resources.withdrawals.choices.status.validated')).first()).toBeVisible();
  await expect(late.getByRole('button', { name: /^(Valider|Rejeter) / })).toHaveCount(0);
});
