import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

const network = t('errors.network');
const fallback = t('errors.fallback');

/** The labels of the form of a category. */
const fields = {
  titre: t('resources.categories.fields.titre'),
  titre_en: t('resources.categories.fields.titre_en'),
  description: t('resources.categories.fields.description'),
};

/** Responses that a list cannot show, each with the text that its screen shows instead. */
const responses = {
  'a connection that drops': { abort: true, text: network },
  'a page instead of data': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><h1>Nginx</h1>',
    text: fallback,
  },
  'incomplete data': {
    status: 200,
    contentType: 'application/json',
    body: '{"data":{"items":[{"id":',
    text: fallback,
  },
  'an empty response': { status: 200, contentType: 'application/json', body: '', text: fallback },
  'another shape': {
    status: 200,
    contentType: 'application/json',
    body: '{"data":{"rows":3}}',
    text: fallback,
  },
  'an error with a message': {
    status: 500,
    contentType: 'application/json',
    body: '{"message":"Base indisponible."}',
    text: 'Base indisponible.',
  },
  'an error without a message': {
    status: 502,
    contentType: 'text/html',
    body: '<h1>Bad gateway</h1>',
    text: fallback,
  },
} as const;

test('a list shows the error of its call and can be loaded again', async ({ page }) => {
  const address = '**/api/v1/admin/users?**';
  let calls = 0;
  for (const [what, response] of Object.entries(responses)) {
    const before = calls;
    await page.unroute(address);
    await page.route(address, (route) => {
      calls += 1;
      return 'abort' in response
        ? route.abort()
        : route.fulfill({ status: response.status, contentType: response.contentType, body: response.body });
    });
    if (before === 0) await page.goto('/utilisateurs');
    else await page.getByRole('button', { name: t('common.retry') }).click();
    await expect.poll(() => calls, what).toBe(before + 1);
    await expect(page.getByText(response.text), what).toBeVisible();
    await expect(page.getByText(t('list.empty')), what).toHaveCount(0);
  }
  await page.unroute(address);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
});

test('an unknown path shows the error page', async ({ page }) => {
  for (const path of ['/nulle-part', '/nulle/part/du-tout', '/categories/ajouter/encore']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.pages.notFound'))).toBeVisible();
    await expect(page).toHaveTitle(/^This page doesn't exist! /);
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
  }
  await page.getByRole('link', { name: t('errors.home') }).click();
  await expect(page).toHaveURL('/');
});

test('a missing record shows the error page', async ({ page }) => {
  for (const path of ['/utilisateurs/999999999', '/categories/999999999']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.pages.notFound'))).toBeVisible();
  }
});

test('a record shows the error page for the status of its call, with a button to try again', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/categories?page=1&limit=1');
  const { id } = body.data.items[0];
  const address = `**/api/v1/admin/categories/${id}`;
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
    if (status === 401) await page.goto(`/categories/${id}`);
    else await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${text} `, 'u'));
    expect(calls, 'one call for each try').toBe(1);
  }
  await page.unroute(address);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByLabel(fields.titre, { exact: true })).toHaveValue(/./);
});

test('a form whose call fails keeps its values', async ({ page }) => {
  const address = '**/api/v1/admin/categories';
  await page.goto('/categories/ajouter');
  await page.getByLabel(fields.titre, { exact: true }).fill('Bistrots');
  await page.getByLabel(fields.titre_en).fill('Bistros');
  await page.getByLabel(fields.description).fill('Petits restaurants');
  for (const [what, response] of [
    ['the connection drops', undefined],
    ['the server fails', { status: 500, body: '' }],
    ['the response is a page', { status: 200, contentType: 'text/html', body: '<h1>?</h1>' }],
  ] as const) {
    await page.unroute(address);
    let calls = 0;
    await page.route(address, (route) => {
      calls += 1;
      return response === undefined ? route.abort() : route.fulfill(response);
    });
    await page.getByRole('button', { name: t('common.add') }).click();
    await expect.poll(() => calls, what).toBe(1);
    const message = toast(page, response === undefined ? network : fallback);
    await expect(message.first(), what).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.add') }), what).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page.getByLabel(fields.titre, { exact: true }), what).toHaveValue('Bistrots');
  }
});

test('missing and invalid values are shown as a dash', async ({ page }) => {
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
  const cells = page.getByRole('table').locator('tbody tr');
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
