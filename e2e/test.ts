import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import fr from '#locales/fr.json' with { type: 'json' };
import {
  administrator,
  type SessionTokens,
  signIn,
  startServer,
  storageWith,
  type TestServer,
} from '#scripts/testing/server.ts';
import { type Api, apiOf } from './api.ts';
import { hidePage } from './hidden-page.ts';
import { reportMissingTexts } from './missing-texts.ts';
import { type ReusedTab, reusedTab } from './reused-tab.ts';

export { expect };

/** True in an unattended run: nobody sees the pages, unless they are recorded. */
const isHidden = process.env['CI'] !== undefined && process.env['E2E_TRACE'] === undefined;

/** Makes pages report texts that are not loaded, and hides those of an unattended run. */
async function prepare(pages: Pick<Page, 'addInitScript'>): Promise<void> {
  await pages.addInitScript(reportMissingTexts, Object.keys(fr));
  if (isHidden) await pages.addInitScript(hidePage);
}

interface Options {
  /**
   * The session of the browser: the one shared by the tests of a worker (signing in is slow), one of its own for tests
   * that end or refresh it, or none. Default: 'shared'.
   */
  session: 'shared' | 'own' | 'none';
  /**
   * The tab of the browser: the one that the tests of a worker use one after the other, or a new one in a browser without
   * a past, for tests that look at the first visit, at the history, or change the clock. Default: 'reused'.
   */
  tab: 'reused' | 'new';
}

interface Fixtures extends Options {
  api: Api;
  /** The errors of the page, which fail the test. A test that causes errors on purpose empties the list. */
  pageErrors: string[];
}

/** The time in milliseconds for which a shared session is used: far less than the lifetime of its access token. */
const sharedLifetime = 5 * 60_000;

/** Returns a function that gives the shared session, and signs in again when it is too old. */
function sharedSession(signInAgain: () => Promise<SessionTokens>): () => Promise<SessionTokens> {
  let last: { tokens: SessionTokens; since: number } | undefined;
  return async () => {
    if (last === undefined || Date.now() - last.since > sharedLifetime)
      last = { tokens: await signInAgain(), since: Date.now() };
    return last.tokens;
  };
}

/**
 * Returns true for two sorts of messages: those that the browser and React log about a failed call, and those about the
 * recorder of traces, which reads the preview of a file that is not sent yet.
 */
const isExpected = (text: string) => /^(Failed to load resource|ApiError: |Connecting to 'blob:)/.test(text);

/** Collects the errors of a page: thrown, logged, or blocked by its Content-Security-Policy. */
export function collectErrors(page: Page, pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) pageErrors.push(message.text());
  });
}

/** The messages about a file that could not be loaded: of the browser, and of the app (about styles, or offline). */
export const missingFile = /dynamically imported module|preload CSS|cannot be loaded offline/;

/** Expects no errors of the page but those that match a pattern, and empties the list. */
export function expectErrors(pageErrors: string[], pattern: RegExp): void {
  expect(pageErrors.splice(0).filter((error) => !pattern.test(error))).toEqual([]);
}

/** Resets the administrator's preferences after an earlier test: the service would show them in every browser. */
async function resetPreferences(api: Api): Promise<void> {
  const path = '/api/v1/admin/preferences';
  const chosen: { name: string; resource: string | null }[] = (await api.get(path)).body?.data ?? [];
  const preferences = chosen.map(({ name, resource }) => ({ name, resource, value: null }));
  if (preferences.length > 0) await api.put(path, { preferences });
}

interface WorkerFixtures {
  server: TestServer;
  /** Returns a session of an administrator, for tests that neither end nor refresh it. */
  shared: () => Promise<SessionTokens>;
  /** The tab of tests with `tab: 'reused'`. */
  reused: ReusedTab;
}

/** The test function of all browser tests. Each worker has its own server; the options say whether a test has its own session and tab. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ playwright: _ }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    // Creating and filling the database takes long on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  shared: [({ server }, provide) => provide(sharedSession(() => signIn(server))), { scope: 'worker' }],
  baseURL: ({ server }, provide) => provide(server.origin),
  reused: [({ playwright: _ }, provide) => provide(reusedTab(prepare)), { scope: 'worker' }],
  session: ['shared', { option: true }],
  tab: ['reused', { option: true }],
  context: async ({ tab, reused, browser, viewport, colorScheme, contextOptions, storageState }, provide) => {
    if (tab === 'new') {
      const context = await browser.newContext();
      await prepare(context);
      await context.newPage();
      await provide(context);
      return context.close();
    }
    const media = {
      colorScheme: colorScheme ?? 'light',
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
    };
    const items =
      typeof storageState === 'object'
        ? storageState.origins.flatMap(({ localStorage }) => localStorage)
        : [];
    const page = await reused.take(browser, { viewport, media, localStorage: items });
    await provide(page.context());
    await reused.release();
  },
  api: async ({ request, server, shared }, provide) => {
    await provide(apiOf(request, server.origin, await shared()));
  },
  page: async ({ context, api }, provide) => {
    await resetPreferences(api);
    const [page] = context.pages();
    if (page === undefined) throw new Error('The browser has no tab');
    await provide(page);
  },
  storageState: async ({ session, shared, server }, provide) => {
    if (session === 'none') return provide(undefined);
    return provide(storageWith(server, await (session === 'own' ? signIn(server) : shared())));
  },
  pageErrors: [
    async ({ page }, provide) => {
      const pageErrors: string[] = [];
      collectErrors(page, pageErrors);
      await provide(pageErrors);
      expect(pageErrors, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in on the login page. */
export async function fillSignIn(
  page: Page,
  { email, password }: { email: string; password: string } = administrator,
): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.submit') }).click();
}

/** Opens a menu by its button and returns it. */
async function openMenu(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const menu = page.getByRole('menu');
  // The menu is out of sight until it has a position. A click before that would scroll the page and miss the entry.
  await expect(menu).toBeInViewport({ ratio: 1 });
  return menu;
}

/** Opens the menu of the account and returns it. */
export const openAccountMenu = (page: Page): Promise<Locator> =>
  openMenu(page, page.getByRole('button', { name: /Mon compte/ }));

/** The button of the menu with the commands of a record that have no button on its page. */
export const otherCommands = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: t('commands.others'), exact: true });

/** Presses a command on the page of a record: its button, or its entry in the menu. */
export async function pressCommand(page: Page, label: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
  const others = otherCommands(page);
  // Both appear at the same time.
  await expect(button.or(others).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  const menu = await openMenu(page, others);
  await menu.getByRole('menuitem', { name: label, exact: true }).click();
}

/** Signs out with the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: t('shell.signOut') }).click();
}

/** Opens a second tab. Its errors fail the test, too. */
export async function openTab(page: Page, pageErrors: string[], path: string): Promise<Page> {
  const tab = await page.context().newPage();
  collectErrors(tab, pageErrors);
  await tab.goto(path);
  return tab;
}

/** Returns an item of the browser's storage. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the drafts in the browser's storage, as texts. */
export const storedDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft:') ? [text] : [])),
  );

/** Replaces both tokens in the browser's storage by tokens that the server rejects. */
export const expireSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('access_token', 'x'.repeat(43));
    localStorage.setItem('refresh_token', JSON.stringify({ id: '1', value: 'x'.repeat(43) }));
  });

/** Returns by how many pixels a page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** All toasts on the page. */
export const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The toasts with a text. */
export const toast = (page: Page, text: string | RegExp) => toasts(page).filter({ hasText: text });
