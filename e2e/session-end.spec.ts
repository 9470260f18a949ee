import { t } from '#lib/i18n/i18n.ts';
import { administrator } from '#scripts/testing/server.ts';
import { expect, openTab, test } from './test.ts';
import { fresh } from './users.ts';

test.use({ session: 'own', tab: 'new' });

const title = t('sessionEnd.title', { count: 2 });

test('each tab asks before the session ends; an answer or a sign-in in one tab counts for all of them', async ({
  page,
  pageErrors,
}) => {
  // All tabs of a context share its clock.
  const { clock } = page.context();
  await clock.install();
  await page.goto('/parametres');
  const draft = page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true });
  await draft.fill('à moitié');
  const other = await openTab(page, pageErrors, '/journal');
  const tabs = [page, other];
  const question = (tab: typeof page, name: string) => tab.getByRole('alertdialog', { name });
  const closed = () => Promise.all(tabs.map((tab) => expect(tab.getByRole('alertdialog')).toHaveCount(0)));

  // The code of the notices loads when the page is idle, and reads how long the session lasts.
  const responses = tabs.map((tab) => tab.waitForResponse('**/users/me/sessions'));
  await clock.fastForward('00:04');
  for (const response of await Promise.all(responses)) await response.finished();
  // A page that gets the response to a later call has read the earlier one, and waits for the end of the session.
  for (const tab of tabs) await tab.evaluate(async () => void (await fetch('/health')));
  await clock.fastForward('57:45');
  for (const tab of tabs) await expect(question(tab, title)).toBeVisible();
  await question(other, title)
    .getByRole('button', { name: t('sessionEnd.stay') })
    .click();
  await closed();

  await clock.fastForward('01:01:00');
  for (const tab of tabs) await expect(question(tab, t('auth.expired'))).toBeVisible();
  await page
    .getByLabel(t('sessionEnd.password', { email: administrator.email }))
    .fill(administrator.password);
  await page.getByRole('button', { name: t('sessionEnd.again') }).click();
  await closed();
  await expect(page).toHaveURL('/parametres');
  await expect(draft).toHaveValue('à moitié');
});

test('a session that ends elsewhere is found in the background: each tab keeps its page, and goes on after a sign-in in one of them', async ({
  page,
  pageErrors,
  api,
}) => {
  const connected = page.waitForRequest('**/admin/changes*');
  await page.goto('/categories/ajouter');
  const name = page.getByLabel(t('resources.categories.fields.titre'), { exact: true });
  await name.fill('À moitié');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: Buffer.from('image') });
  await connected;
  const list = await openTab(page, pageErrors, '/options?sort=-createdAt');
  await list.getByRole('grid').getByRole('checkbox').nth(1).click();
  const selection = list.getByRole('group', { name: t('bulk.selection') });
  await expect(selection).toBeVisible();
  // The code that listens to other tabs loads when the page is idle, and reads the counts of the navigation.
  await expect(list.getByRole('link', { name: /en attente$/ }).first()).toBeVisible();

  expect((await api.remove('/api/v1/users/me/sessions')).status).toBe(200);
  const question = (tab: typeof page) => tab.getByRole('alertdialog', { name: t('auth.expired') });
  for (const tab of [page, list]) await expect(question(tab)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/categories/ajouter');

  await page
    .getByLabel(t('sessionEnd.password', { email: administrator.email }))
    .fill(administrator.password);
  await page.getByRole('button', { name: t('sessionEnd.again') }).click();
  for (const tab of [page, list]) await expect(question(tab)).toHaveCount(0);
  await expect(name).toHaveValue('À moitié');
  await expect(page.getByText('pixel.png').first()).toBeVisible();
  await expect(selection).toBeVisible();
  await api.post('/api/v1/admin/options', {
    titre: fresh('Ensuite'),
    titre_en: 'x',
    description: 'x',
    categories: [],
  });
  await expect(list.getByRole('button', { name: new RegExp(`${t('news.show')}$`) })).toBeVisible({
    timeout: 20_000,
  });
});
