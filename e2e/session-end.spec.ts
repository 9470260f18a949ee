import { readFile } from 'node:fs/promises';
import type { Page, Response, Route } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { administrator } from '#scripts/testing/server.ts';
import type { Api } from './api.ts';
import { expect, expectErrors, missingFile, openTab, test, toast } from './test.ts';
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
  // A slow machine may read in the first tab before the second one is open.
  const reads: Response[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('/users/me/sessions')) reads.push(response);
  });
  await page.goto('/parametres');
  const draft = page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true });
  await draft.fill('à moitié');
  const other = await openTab(page, pageErrors, '/journal');
  const tabs = [page, other];
  const question = (tab: typeof page, name: string) => tab.getByRole('alertdialog', { name });
  const closed = () => Promise.all(tabs.map((tab) => expect(tab.getByRole('alertdialog')).toHaveCount(0)));

  // The code of the notices loads when the page is idle, and reads how long the session lasts.
  await clock.fastForward('00:04');
  const tabsRead = () => new Set(reads.map((response) => response.frame().page())).size;
  await expect.poll(tabsRead).toBe(tabs.length);
  for (const response of reads) await response.finished();
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

/** Ends the session before the second call of a run, about a row or a selected record. */
async function endBeforeSecond(page: Page, api: Api, method: string) {
  let count = 0;
  await page.route(/\/admin\/options(\/[\w-]+)?$/, async (route) => {
    if (route.request().method() === method && ++count === 2)
      expect((await api.remove('/api/v1/users/me/sessions')).status).toBe(200);
    return route.fallback();
  });
}

async function signInAgain(page: Page) {
  const question = page.getByRole('alertdialog', { name: t('auth.expired') });
  await question
    .getByLabel(t('sessionEnd.password', { email: administrator.email }))
    .fill(administrator.password);
  await question.getByRole('button', { name: t('sessionEnd.again') }).click();
  await expect(question).toHaveCount(0);
}

/** Opens a list. The code that asks for the password loads when the page is idle, and reads the counts of the navigation. */
async function openIdle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('link', { name: /en attente$/ }).first()).toBeVisible();
}

const three = { count: 3, number: '3' };
const optionsLike = (title: string) => `/options?query=${encodeURIComponent(title)}`;
const totalOf = async (api: Api, title: string) =>
  (await api.get(`/api/v1/admin${optionsLike(title)}&page=1&limit=10`)).body.data.total;

test('an import goes on after a session that ended meanwhile, and creates nothing twice', async ({
  page,
  api,
}) => {
  const title = fresh('Reprise');
  await openIdle(page, optionsLike(title));
  await page.getByRole('button', { name: t('common.import') }).click();
  const dialog = page.getByRole('dialog');
  const rows = [1, 2, 3].map((number) => `${title} ${number};x;Une description.`);
  const buffer = Buffer.from(['Titre;Titre en anglais;Description', ...rows].join('\n'));
  await dialog.getByLabel(t('import.file')).setInputFiles({ name: 'options.csv', mimeType: '', buffer });
  await dialog.getByRole('button', { name: t('import.check') }).click();
  await endBeforeSecond(page, api, 'POST');
  await dialog.getByRole('button', { name: t('import.start', three) }).click();
  await signInAgain(page);
  await expect(dialog.getByText(t('import.created', three))).toBeVisible();
  expect(await totalOf(api, title)).toBe(3);
});

test('a bulk action goes on after a session that ended meanwhile', async ({ page, api }) => {
  const title = fresh('Reprise');
  for (const number of [1, 2, 3])
    await api.post('/api/v1/admin/options', {
      titre: `${title} ${number}`,
      titre_en: 'x',
      description: 'x',
      categories: [],
    });
  await openIdle(page, optionsLike(title));
  await page.getByRole('checkbox', { name: t('list.selectPage') }).click();
  const remove = t('bulk.action', { action: t('common.remove'), number: '3' });
  await page
    .getByRole('group', { name: t('bulk.selection') })
    .getByRole('button', { name: remove })
    .click();
  await endBeforeSecond(page, api, 'DELETE');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await signInAgain(page);
  await expect(toast(page, t('bulk.done', three))).toBeVisible();
  expect(await totalOf(api, title)).toBe(0);
});

test('an export goes on after a session that ended meanwhile, and the file has all rows', async ({
  page,
  api,
}) => {
  await openIdle(page, '/utilisateurs');
  await page.getByRole('button', { name: t('common.export') }).click();
  const dialog = page.getByRole('dialog');
  const endSession = async (route: Route) => {
    expect((await api.remove('/api/v1/users/me/sessions')).status).toBe(200);
    return route.continue();
  };
  await page.route(/\/admin\/users\?.*page=2/, endSession, { times: 1 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('common.export') }).click();
  await signInAgain(page);
  const file = await readFile(await (await download).path(), 'utf8');
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=1');
  // Another test may have added or deleted a user meanwhile.
  expect(Math.abs(file.trimEnd().split('\r\n').length - 1 - body.data.total)).toBeLessThan(10);
});

test('where the code that asks for the password cannot be loaded, the login page opens', async ({
  page,
  pageErrors,
  api,
}) => {
  await page.route('**/sign-in-again-*.js', (route) => route.abort());
  const connected = page.waitForRequest('**/admin/changes*');
  await page.goto('/categories/ajouter');
  await connected;
  expect((await api.remove('/api/v1/users/me/sessions')).status).toBe(200);
  const question = page.getByRole('alertdialog', { name: t('auth.expired') });
  await expect(question).toBeVisible({ timeout: 20_000 });
  await question.getByRole('button', { name: t('sessionEnd.again') }).click();
  await expect(page).toHaveURL(/^[^?]*\/connexion/);
  expectErrors(pageErrors, missingFile);
});
