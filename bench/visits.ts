import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { kB } from '#scripts/budgets/brotli.ts';
import { signedIn } from '#scripts/budgets/pages.ts';
import type { TestServer } from '#scripts/testing/server.ts';
import { servePages } from './pages/serve.ts';
import { ms, quartiles } from './timing.ts';

/** A slow visit: the processor is four times slower, and the network has 9 Mbit/s and a delay of 60 ms per request. */
const cpuSlowdown = 4;
const slowNetwork = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** A page that shows the list of users, and how a visit uses it. */
interface ComparedPage {
  readonly name: string;
  readonly url: string;
  /** The selector of something that only a row with data has. */
  readonly row: string;
  /** The selector of the control that shows the next page of the list. */
  readonly next: string;
  /** True if the next page of the list is a new document. */
  readonly navigates?: true;
  /** The address of the login page, if there is one. */
  readonly login?: string;
}

/** What one visit measured, by name: times in milliseconds, or bytes. */
type Measurements = Record<string, number>;

/**
 * Runs in the page, where `window.seen` has its results: when the row changed for the last time (`painted`), when the
 * user acted for the last time (`acted`), and the time above 50 ms of all long tasks (`blocked`), in milliseconds.
 */
function watch(row: string): void {
  const seen = { painted: 0, blocked: 0, text: '' };
  Reflect.set(window, 'seen', seen);
  const look = () => {
    const text = document.querySelector(row)?.closest('tr, form')?.textContent ?? '';
    if (text === seen.text || text === '') return void requestAnimationFrame(look);
    // A change is painted at the end of the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.painted = performance.now();
        seen.text = text;
        look();
      }),
    );
  };
  look();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  for (const type of ['click', 'input', 'change'])
    window.addEventListener(type, () => Reflect.set(seen, 'acted', performance.now()), { capture: true });
}

/** Returns a result of `watch`. */
const readSeen = (page: Page, name: string) =>
  page.evaluate((name) => Number(Reflect.get(Reflect.get(window, 'seen'), name)), name);

/** Opens a page and returns the milliseconds until its first row is painted. */
async function open(
  context: BrowserContext,
  url: string,
  row: string,
): Promise<{ page: Page; painted: number }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // The browser starts a process for this site, which is no part of a visit.
  await page.goto(new URL('/health', url).href);
  await page.addInitScript(watch, row);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, painted: await waitForPaint(page) };
}

/** Waits until a row is painted, and returns the milliseconds between the start of the page and that moment. */
async function waitForPaint(page: Page, after = 0): Promise<number> {
  await page.waitForFunction(
    (after) => Reflect.get(Reflect.get(window, 'seen') ?? {}, 'painted') > after,
    after,
  );
  return readSeen(page, 'painted');
}

/** Does something and returns the milliseconds until the first row has changed. */
async function timeToChange(page: Page, act: () => Promise<unknown>, navigates = false): Promise<number> {
  const before = navigates ? 0 : await readSeen(page, 'painted');
  if (navigates) await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
  else await act();
  const after = await waitForPaint(page, before);
  return navigates ? after : after - (await readSeen(page, 'acted'));
}

/** Returns the compressed bytes of the scripts that a page has loaded. */
const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && /\.js$/.test(new URL(entry.name).pathname),
      )
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );

/**
 * Makes one visit and returns its measurements: the list with an empty cache, what a user does in the list, the list with
 * a full cache, and the login page.
 */
async function visit(
  compared: ComparedPage,
  newContext: () => Promise<BrowserContext>,
): Promise<Measurements> {
  const { url, row, next, navigates, login } = compared;
  const context = await newContext();
  const cold = await open(context, url, row);
  const measured: Measurements = {
    'cold list': cold.painted,
    'blocked, cold': await readSeen(cold.page, 'blocked'),
  };
  measured['JS to the list, bytes'] = await scriptBytes(cold.page);
  await cold.page.waitForTimeout(500);
  measured['next page'] = await timeToChange(cold.page, () => cold.page.locator(next).click(), navigates);
  if (navigates === undefined) {
    measured['50 rows'] = await timeToChange(cold.page, () =>
      cold.page.locator('select').last().selectOption('50'),
    );
    measured['search, with its 300 ms'] = await timeToChange(cold.page, () =>
      cold.page.locator('[type=search]').fill('mart'),
    );
  }
  await cold.page.close();
  measured['warm list'] = (await open(context, url, row)).painted;
  await context.close();
  if (login !== undefined) {
    const stranger = await newContext();
    await stranger.clearCookies();
    await stranger.addInitScript(() => localStorage.clear());
    measured['cold login'] = (await open(stranger, login, 'input[type=password]')).painted;
    await stranger.close();
  }
  return measured;
}

/**
 * Measures slow visits of the back-office, of a bare React page and of a page that the server renders. Each round visits
 * all three, so that a busy machine disturbs them alike. Returns the headings, and a row for each measurement.
 */
export async function measureVisits(server: TestServer, rounds: number): Promise<string[][]> {
  const browser: Browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const session = await (await signedIn(browser, server)).storageState();
  const [origin] = session.origins;
  const token = origin?.localStorage.find(({ name }) => name === 'access_token')?.value ?? '';
  const pages = await servePages(server.origin, token);
  const state = {
    cookies: [],
    origins: [server.origin, pages.origin].map((each) => ({
      ...origin,
      localStorage: origin?.localStorage ?? [],
      origin: each,
    })),
  };
  const comparedPages: readonly ComparedPage[] = [
    {
      name: 'back-office',
      url: `${server.origin}/utilisateurs`,
      row: 'a[aria-label^="Voir "]',
      next: 'button[aria-label="Page suivante"]',
      login: `${server.origin}/connexion`,
    },
    { name: 'bare React', url: `${pages.origin}/`, row: 'tbody td', next: '#next' },
    { name: 'server-rendered', url: `${pages.origin}/html`, row: 'tbody td', next: '#next', navigates: true },
  ];
  const results = comparedPages.map(() => new Map<string, number[]>());
  try {
    for (let round = 0; round < rounds; round++)
      for (const [index, compared] of comparedPages.entries())
        for (const [what, value] of Object.entries(
          await visit(compared, () => browser.newContext({ storageState: state })),
        ))
          results[index]?.set(what, [...(results[index].get(what) ?? []), value]);
  } finally {
    await pages.stop();
    await browser.close();
  }
  const names = [...new Set(results.flatMap((values) => [...values.keys()]))];
  return [
    ['', ...comparedPages.map(({ name }) => name)],
    ...names.map((name) => [name, ...results.map((values) => formatted(name, values.get(name)))]),
  ];
}

/** Returns the median of a measurement as text, for a time with its quartiles. */
function formatted(name: string, values: readonly number[] | undefined): string {
  if (values === undefined) return '-';
  const { low, median, high } = quartiles(values);
  return name.endsWith('bytes') ? kB(median) : `${ms(median)} (${Math.round(low)}–${Math.round(high)})`;
}
