import type { BrowserContext, Locator, Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { collectErrors, expect, test } from './test.ts';
import { fresh, register } from './users.ts';

/** The largest shift that nobody sees, as the browser counts it (https://web.dev/cls): a pixel or two of one line. */
const unseen = 0.001;

interface Shift {
  readonly value: number;
  /** The first parts of the page that moved. */
  readonly parts: readonly string[];
}

test.use({ tab: 'new' });

/** Makes each page that is loaded from now on record its shifts. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; parts: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
        const parts = entry.sources.map(
          ({ node }: { node: Node | null }) =>
            `${node instanceof Element ? node.className : node?.nodeName} ${node?.textContent?.slice(0, 30)}`,
        );
        shifts.push({ value: Number(entry.value), parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Keeps the font back until the page has been painted with another one. */
async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
}

const readShifts = (page: Page) =>
  page.evaluate((): Shift[] => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []));

/**
 * Keeps every response back for a moment, so that the page is painted without it. The stream of changes is refused: it
 * opens three seconds after the start, and would keep the network of a slow page from becoming idle.
 */
async function delayCalls(page: Page): Promise<void> {
  await page.route(/\/(api\/v1|admin)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.route('**/admin/changes*', (route) => route.fulfill({ status: 404 }));
}

/** Returns the id of the first record of a list that a function accepts. */
const firstId = async (
  api: Api,
  list: string,
  accepts: (record: { role?: string; status?: string }) => boolean,
) => {
  const { body } = await api.get(`/api/v1/admin/${list}?page=1&limit=50`);
  return body.data.items.find(accepts).id;
};

/** The pages, each with the path to open. */
const pages: Readonly<Record<string, (api: Api) => string | Promise<string>>> = {
  dashboard: () => '/',
  users: () => '/utilisateurs',
  rides: () => '/courses',
  withdrawals: () => '/retraits',
  driver: async (api) => `/utilisateurs/${await firstId(api, 'users', ({ role }) => role === 'driver')}`,
  'disabled user': async (api) => {
    const { id } = await register(api, fresh('Ada'));
    await api.put(`/api/v1/admin/users/${id}/status`, { status: 'disabled', note: 'Papiers périmés' });
    return `/utilisateurs/${id}`;
  },
  client: async (api) => `/utilisateurs/${await firstId(api, 'users', ({ role }) => role === 'client')}`,
  establishment: async (api) => `/etablissements/${await firstId(api, 'etablissement', () => true)}`,
  'completed ride': async (api) =>
    `/courses/${await firstId(api, 'rides', ({ status }) => status === 'completed')}`,
  'pending ride': async (api) =>
    `/courses/${await firstId(api, 'rides', ({ status }) => status === 'pending')}`,
  'form of a category': async (api) => `/categories/${await firstId(api, 'categories', () => true)}`,
  password: () => '/parametres',
  plans: () => '/parametres?tab=plans',
  prices: () => '/parametres?tab=prices-config',
  security: () => '/parametres?tab=security',
  journal: () => '/journal',
  'state of the service': () => '/etat-du-service',
};

/** Loads a page in a new tab and returns its shifts that a user can see. */
async function shiftsOf(
  context: BrowserContext,
  pageErrors: string[],
  path: string,
  width: number,
): Promise<readonly Shift[]> {
  const page = await context.newPage();
  collectErrors(page, pageErrors);
  await page.setViewportSize({ width, height: 900 });
  await delayFont(page);
  await recordShifts(page);
  await delayCalls(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const shifts = await readShifts(page);
  await page.close();
  return shifts.filter(({ value }) => value > unseen);
}

for (const [name, pathOf] of Object.entries(pages)) {
  test(`nothing moves while a page loads: ${name}`, async ({ context, api, pageErrors }) => {
    const path = await pathOf(api);
    // Most of the time is spent waiting, so both widths wait together.
    const shifts = (width: number) => shiftsOf(context, pageErrors, path, width);
    const [wide, narrow] = await Promise.all([shifts(1440), shifts(390)]);
    expect({ wide, narrow }).toEqual({ wide: [], narrow: [] });
  });
}

test('what stands below the changes of an entry of the journal waits for them', async ({ page, api }) => {
  // A client who is disabled already would get no entry.
  const id = await firstId(api, 'users', ({ role, status }) => role === 'client' && status === 'active');
  const path = `/api/v1/admin/users/${id}/status`;
  expect(await api.put(path, { status: 'disabled', note: 'Compte en double' })).toMatchObject({
    status: 200,
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/describe-resource-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/journal');
  const entry = page.getByRole('row').filter({ hasText: 'Compte en double' }).first();
  await expect(entry.locator('[data-settling]')).toBeAttached();
  const note = entry.getByText('Compte en double');
  await expect(note).toBeHidden();
  code.resolve();
  await expect(note).toBeVisible();
});

/** Returns the width of the text of an element, in pixels. */
const textWidthOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().width;
  });

test('a font that comes late is shown from the next page on', async ({ page }) => {
  await delayFont(page);
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto('/categories');
  const heading = page.getByText(t('shell.groups.operations'));
  const before = await textWidthOf(heading);
  // Not an idle network: the stream of changes, which stays open, may begin before it.
  await (await font).finished();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(await textWidthOf(heading)).toBe(before);

  await expect(async () => {
    await page.getByRole('link', { name: t('resources.options.name'), exact: true }).click();
    await page
      .getByRole('link', { name: t('resources.categories.name'), exact: true })
      .first()
      .click();
    expect(await textWidthOf(heading)).not.toBe(before);
  }).toPass();
});

test('a browser that has the font shows it in each tab from the first text on', async ({ page, context }) => {
  const preloads = (tab: Page) => tab.locator('link[as=font]');
  await page.goto('/');
  await expect(preloads(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('font')), { timeout: 20_000 })
    .toMatch(/\.woff2$/);
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(preloads(tab)).toHaveCount(1);
  const isLoaded = () =>
    tab.evaluate(() =>
      [...document.fonts].some(({ display, status }) => display === 'optional' && status === 'loaded'),
    );
  await expect.poll(isLoaded).toBe(true);
});

test('on a phone a link beside the title of a table keeps its width, and each button below it takes a whole line', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOf = async (button: Locator) => (await button.boundingBox())?.width ?? 0;
  await page.goto(`/courses/${await firstId(api, 'rides', ({ status }) => status === 'completed')}`);
  const all = page
    .getByRole('link')
    .filter({ hasText: t('related.all') })
    .first();
  expect(await widthOf(all)).toBeLessThan(130);

  await page.goto('/parametres?tab=plans');
  expect(await widthOf(page.getByRole('button', { name: t('resources.plans.list.add') }))).toBeGreaterThan(
    300,
  );

  await page.goto('/parametres?tab=security');
  const add = (name: 'addTotp' | 'addPasskey') =>
    widthOf(page.getByRole('button', { name: t(`security.factors.${name}`) }));
  expect(await add('addTotp')).toBeGreaterThan(300);
  expect(await add('addPasskey')).toBeGreaterThan(300);
});
