import type { Browser, Page } from 'playwright-core';

/** Everything that could make two pictures of one thing differ is the same each time. */
const conditions = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  colorScheme: 'light',
  deviceScaleFactor: 1,
  viewport: { width: 1280, height: 800 },
} as const;

/**
 * Opens a window for the stories of a Storybook that is being served. It is opened once and loaded anew for each story:
 * what the browser has compiled stays at hand, which makes that four times as fast as another window would be.
 */
export async function openWindow(
  browser: Browser,
  origin: string,
): Promise<{ page: Page; network: Network }> {
  const page = await browser.newPage(conditions);
  await page.addInitScript(clearStorage);
  return { page, network: watchNetwork(page, origin) };
}

function clearStorage(): void {
  // A page that is still empty has no storage at all.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** How long a notification stays in the product, in milliseconds. */
const notificationTime = 4_000;

/** Notifications no longer go by themselves: on a slow machine one would be gone from the picture in the second theme. */
export async function keepNotifications(page: Page): Promise<void> {
  await page.addInitScript((time) => {
    const usual = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (act: () => void, delay = 0, ...given: unknown[]) =>
        delay === time ? 0 : usual(act, delay, ...given),
    });
  }, notificationTime);
}

/** Goes to Storybook's own page, which shows no story yet. */
export async function openEmpty(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() =>
    Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      ?.ready()
      .then(() => true),
  );
}

/** What a page asked for. */
export interface Network {
  /** What has not been answered yet. */
  readonly open: ReadonlySet<unknown>;
  /** Addresses that are not the Storybook's own. */
  readonly strangers: Set<string>;
}

function watchNetwork(page: Page, origin: string): Network {
  const open = new Set<unknown>();
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    open.add(request);
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) strangers.add(url);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { open, strangers };
}
