import { t } from '#lib/i18n/i18n.ts';
import { expect, fillSignIn, openAccountMenu, overflowOf, test } from './test.ts';

test('the first Tab reaches the skip link, and a navigation moves the focus to the content', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('resources.activity.name') })
    .click();
  await expect(page).toHaveTitle(/Journal/);
  await expect(page.locator('title:not(svg title)')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus stays where it is until the next page is there, and then moves to it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/settings-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/journal');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const main = page.getByRole('main');
  const link = page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('pages.settings.title') });
  /** Keeps what main was called each time it got the focus. */
  await main.evaluate((element) => {
    element.addEventListener('focus', () => {
      const name = document.querySelector('h1')?.textContent ?? '';
      element.dataset['focusedAs'] = `${element.dataset['focusedAs'] ?? ''}${name};`;
    });
  });
  await link.click();
  await expect(page).toHaveURL('/parametres');
  await expect(main).toHaveAccessibleName(t('resources.activity.name'));
  await expect(link).toBeFocused();
  release();
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(t('pages.settings.title'));
  await expect(main).toHaveAttribute('data-focused-as', `${t('pages.settings.title')};`);
});

test('a field of the next page that takes the focus by itself keeps it', async ({ page }) => {
  await page.goto('/utilisateurs');
  const main = page.getByRole('main');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await main.evaluate((element) => {
    element.addEventListener('focus', () => element.setAttribute('data-was-focused', ''));
  });
  await main.getByRole('link', { name: t('resources.users.list.add') }).click();
  const field = page.getByLabel(t('resources.users.fields.email'), { exact: true });
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(t('resources.users.create.title')));
  // The frames after the page is shown: a late move of the focus would come now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(field).toBeFocused();
  await expect(main).not.toHaveAttribute('data-was-focused');
});

test.describe('signed out', () => {
  test.use({ session: 'none' });

  test('the first page after signing in has the focus', async ({ page }) => {
    await page.goto('/connexion');
    await fillSignIn(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('the first calls do not wait for the code of the page', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/journal', { waitUntil: 'commit' });
  const first = ['/api/v1/admin/activity', '/api/v1/users/me'];
  await expect.poll(() => calls.toSorted()).toEqual(first);
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // The page uses the responses of these calls, and does not make them again.
  expect(calls.filter((call) => first.includes(call)).toSorted()).toEqual(first);
});

test('the density is chosen, stored, and applied before the first paint', async ({ page }) => {
  const density = () => page.evaluate(() => document.documentElement.dataset['density']);
  const heightOfRow = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  await page.goto('/utilisateurs');
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(await density()).toBe('comfortable');
  const comfortable = await heightOfRow();
  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('menuitemradio', { name: t('shell.density.compact') }).click();
  await expect.poll(density).toBe('compact');
  await expect.poll(heightOfRow).toBeLessThan(comfortable);
  // The script inside the page sets it, before any other code. A page that is still open could miss code that it loads late.
  await page.goto('about:blank');
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/utilisateurs');
  expect(await density()).toBe('compact');
});

test('the theme is chosen, stored, and applied before the first paint', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await theme()).toBe('light');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: t('shell.theme.dark') }).click();
  await expect.poll(theme).toBe('dark');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await theme()).toBe('dark');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: t('shell.theme.system') }).click();
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
});

test('the bar of the browser has the ground of the page, whatever theme the system has', async ({ page }) => {
  /** Returns the theme of the page if the first colour for the bar that applies is its ground. */
  const bar = () =>
    page.evaluate(() => {
      const { documentElement } = document;
      const { content } =
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        ) ?? {};
      const ground = getComputedStyle(documentElement).getPropertyValue('--colors-bg-canvas');
      return content === ground ? documentElement.dataset['theme'] : `${content}, not ${ground}`;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect.poll(bar).toBe('light');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: t('shell.theme.dark') }).click();
  await expect.poll(bar).toBe('dark');
  await page.reload();
  await expect.poll(bar).toBe('dark');
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: t('shell.theme.light') }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(bar).toBe('light');
});

test('the menu of the account stays at its button while the page scrolls', async ({ page }) => {
  await page.goto('/utilisateurs');
  const menu = await openAccountMenu(page);
  const moved = await menu.evaluate((list) => {
    const before = list.getBoundingClientRect().top;
    scrollTo({ top: 200, behavior: 'instant' });
    return { page: scrollY, menu: list.getBoundingClientRect().top - before };
  });
  expect(moved).toEqual({ page: expect.any(Number), menu: 0 });
  expect(moved.page).toBeGreaterThan(0);
  await menu.getByRole('menuitem', { name: t('shell.shortcuts') }).click();
  await expect(page.getByRole('dialog', { name: t('shell.shortcuts') })).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navigation is a menu that opens, with one more link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeHidden();
    await page.getByRole('button', { name: t('shell.openMenu') }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: t('pages.settings.title') })).toHaveCount(2);
    await menu.getByRole('link', { name: t('resources.activity.name') }).click();
    await expect(page).toHaveURL('/journal');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('shell.openMenu') })).toBeFocused();
  });

  test('no page is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/utilisateurs', '/utilisateurs/ajouter', '/journal', '/parametres']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await overflowOf(page), path).toBe(0);
    }
  });
});

test('the server allows no foreign or inline code', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src '(none|self)'/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
});
