import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { expect, test } from './test.ts';
import { fresh } from './users.ts';

const firstRow = (page: Page) => page.locator('[data-row-link]').first();
const offer = (page: Page) => page.getByRole('button', { name: new RegExp(`${t('news.show')}$`) });

const addOption = (api: Api, titre: string) =>
  api.post('/api/v1/admin/options', { titre, titre_en: titre, description: titre, categories: [] });

test('a list offers what somebody else has added, and moves no row until the offer is accepted', async ({
  page,
  api,
}) => {
  const changes = page.waitForRequest('**/admin/changes*');
  await page.goto('/options?sort=-createdAt');
  const before = await firstRow(page).textContent();
  expect((await changes).headers()['authorization']).toMatch(/^Bearer /);
  const title = fresh('Nouvelle');
  await addOption(api, title);
  await expect(offer(page)).toBeVisible();
  expect(await firstRow(page).textContent()).toBe(before);
  await offer(page).click();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a list offers what was added after it was read and before the page could hear of it', async ({
  page,
  api,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/admin/changes*', (route) => void held.push(() => route.continue()));
  await page.goto('/options?sort=-createdAt');
  const before = await firstRow(page).textContent();
  await expect.poll(() => held.length).toBe(1);
  await addOption(api, fresh('Entretemps'));
  await held[0]?.();
  await expect(offer(page)).toBeVisible();
  expect(await firstRow(page).textContent()).toBe(before);
});

test('two tabs share one connection, and the second goes on when the first is closed', async ({
  context,
  page,
  api,
}) => {
  let connections = 0;
  await context.route('**/admin/changes*', (route) => {
    connections += 1;
    return route.continue();
  });
  await page.goto('/options?sort=-createdAt');
  await expect.poll(() => connections).toBe(1);
  const second = await context.newPage();
  await second.goto('/options?sort=-createdAt');
  await firstRow(second).waitFor();
  // Long enough for the second tab to connect, too.
  await second.waitForFunction(() => performance.now() > 5_000);
  expect(connections).toBe(1);
  await addOption(api, fresh('Partagée'));
  await expect(offer(second)).toBeVisible();
  await offer(second).click();
  await page.close();
  await expect.poll(() => connections).toBe(2);
  await addOption(api, fresh('Suivante'));
  await expect(offer(second)).toBeVisible();
});

test('if the service has no stream of changes, a list is read again when the window gets the focus', async ({
  page,
  api,
}) => {
  let requests = 0;
  await page.route('**/admin/changes*', (route) => {
    requests += 1;
    return route.fulfill({ status: 404, json: { code: 'E_NOT_FOUND' } });
  });
  await page.goto('/options?sort=-createdAt');
  await expect.poll(() => requests).toBe(1);
  await addOption(api, fresh('Sans flux'));
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(offer(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  expect(requests).toBe(1);
});
