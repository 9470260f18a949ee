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

test('the activity of a client is beside the account, not below it', async ({ page, api }) => {
  const person = await register(api);
  await page.goto(`/utilisateurs/${person.id}`);
  const tabs = page.getByRole('tablist', { name: t('pages.userDetail.activity') });
  const lastFact = page.getByText(t('resources.users.fields.subscription'), { exact: true });
  await expect(async () => {
    const [beside, below] = await Promise.all([tabs.boundingBox(), lastFact.boundingBox()]);
    expect(beside?.y).toBeLessThan(below?.y ?? 0);
    expect(beside?.x).toBeGreaterThan(below?.x ?? 0);
  }).toPass();
});

test('a driver has balances', async ({ page, api }) => {
  const driver = await findUser(api, ({ role }) => role === 'driver');
  await page.goto(`/utilisateurs/${driver.id}`);
  for (const label of balances) await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText(/\d,\d{2}\s€/).first()).toBeVisible();
});

test('the way back from a ride of a user leads to its row, and then to the row of the user', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/rides?page=1&limit=50&status=completed');
  const { driver } = body.data.items.find((ride: { driver: { id: string } | null }) => ride.driver !== null);
  // So low that the last ride is below the first screen.
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`/utilisateurs?query=${encodeURIComponent(driver.name)}`);
  const user = page.locator(`[data-row-link][href^="/utilisateurs/${driver.id}"]`);
  const rides = page.getByRole('grid', { name: t('resources.users.related.ridesAsDriver') });
  const scroll = () => page.evaluate(() => window.scrollY);

  /** Opens the last ride on the page of the user, and comes back to its row. */
  const openRide = async () => {
    await user.click();
    await page.getByRole('tab', { name: t('pages.userDetail.tabs.offers') }).click();
    await page.getByRole('tab', { name: t('pages.userDetail.tabs.rides') }).click();
    const ride = rides.locator('[data-row-link]').last();
    await expect(ride).toBeVisible();
    await expect(page.locator('main :is([aria-busy=true], [data-settling])')).toHaveCount(0);
    await ride.scrollIntoViewIfNeeded();
    const left = await scroll();
    expect(left).toBeGreaterThan(0);
    const name = (await ride.textContent()) ?? '';
    await ride.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(ride).toBeFocused();
    await expect.poll(scroll).toBe(left);
  };

  await openRide();
  // Each tab is an entry of the history, too.
  await page.goBack();
  await expect(page).toHaveURL(/tab=offers/);
  await page.goBack();
  await expect(page).not.toHaveURL(/tab=/);
  await page.goBack();
  await expect(user).toBeFocused();

  await openRide();
  await page
    .getByRole('navigation', { name: t('shell.breadcrumb') })
    .getByRole('link', { name: t('resources.users.name') })
    .click();
  await expect(user).toBeFocused();
});
