import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

test('an unknown path shows the error page', async ({ page }) => {
  for (const path of ['/nulle-part', '/nulle/part/du-tout', '/utilisateurs/ajouter/encore']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.pages.notFound'))).toBeVisible();
    await expect(page).toHaveTitle(/^This page doesn't exist! /);
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
  }
  await page.getByRole('link', { name: t('errors.home') }).click();
  await expect(page).toHaveURL('/');
});

test('a missing record shows the error page', async ({ page }) => {
  for (const path of ['/utilisateurs/999999999', '/utilisateurs/inconnu']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.pages.notFound'))).toBeVisible();
  }
});

test('a record shows the error page for the status of its call, with a button to try again', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=1');
  const { id, name } = body.data.items[0];
  const address = `**/api/v1/admin/users/${id}`;
  for (const [status, text] of [
    [401, t('errors.pages.unauthorized')],
    [503, t('errors.pages.unavailable')],
    [418, '🫖'],
    [500, t('errors.pages.other')],
  ] as const) {
    await page.unroute(address);
    let calls = 0;
    await page.route(address, (route) => {
      calls += 1;
      return route.fulfill({ status, json: { code: 'E_OTHER' } });
    });
    if (status === 401) await page.goto(`/utilisateurs/${id}`);
    else await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${text} `, 'u'));
    expect(calls, 'one call for each attempt').toBe(1);
  }
  await page.unroute(address);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

/** Expects the focus on an element of the page, and not on nothing. */
const expectFocusIn = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((part) => document.activeElement?.matches(part), selector)).toBe(true);

test('a button that tries again leaves the focus in its part of the page', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=1');
  const { id, name } = body.data.items[0];
  const fails = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  // The code that opens the stream of changes keeps the focus, too. It loads when the page is idle.
  const idle = page.waitForRequest('**/admin/changes*');
  await fails('**/api/v1/admin/users?*');
  await page.goto('/utilisateurs');
  const retry = page.getByRole('main').getByRole('button', { name: t('common.retry') });
  await expect(retry).toBeVisible();
  await idle;
  await page.unroute('**/api/v1/admin/users?*');
  await retry.press('Enter');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectFocusIn(page, 'section:has(table) h2');

  await fails(`**/api/v1/admin/users/${id}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(retry).toBeVisible();
  await page.unroute(`**/api/v1/admin/users/${id}`);
  await retry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectFocusIn(page, 'main');
});

test('missing and invalid values are shown as a dash, an unknown choice as it is', async ({ page }) => {
  const items = [
    {
      id: 'a/b?c',
      name: null,
      email: 12,
      phone: null,
      avatar: 7,
      role: 'pilote',
      createdAt: 'hier',
      rating: 'x',
    },
  ];
  await page.route('**/api/v1/admin/users?**', (route) =>
    route.fulfill({ json: { data: { items, total: 1 } } }),
  );
  await page.goto('/utilisateurs');
  const cells = page.getByRole('grid').locator('tbody tr');
  await expect(cells).toHaveCount(1);
  await expect(cells).toContainText('—');
  await expect(cells).toContainText('pilote');
  await expect(cells).not.toContainText(/NaN|undefined|null|Invalid Date|\[object/);
  await expect(cells.getByRole('link', { name: /^Voir / })).toHaveAttribute(
    'href',
    /\/utilisateurs\/a%2Fb%3Fc/,
  );
});

test('markup in data stays text', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1">';
  const items = [
    {
      id: 1,
      name,
      email: 'a@example.com',
      emailVerified: true,
      role: 'client',
      createdAt: '2026-01-01T10:00:00Z',
    },
  ];
  await page.route('**/api/v1/admin/users?**', (route) =>
    route.fulfill({ json: { data: { items, total: 1 } } }),
  );
  await page.goto('/utilisateurs');
  await expect(page.getByText(name).first()).toBeVisible();
});
