import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { kB } from '#scripts/budgets/brotli.ts';
import { signedIn } from '#scripts/budgets/pages.ts';
import type { TestServer } from '#scripts/testing/server.ts';
import { servePages } from './pages/serve.ts';
import { ms, spread } from './timing.ts';

/** A slow visit: a processor four times slower, and a network of 9 Mbit/s with 60 ms per request. */
const processor = 4;
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** A page that shows the list of users, and how to use it. */
interface Subject {
  readonly name: string;
  readonly url: string;
  /** Matches what only a row with data has. */
  readonly row: string;
  readonly next: string;
  /** True if a flip of the page is a navigation. */
  readonly navigates?: true;
  readonly login?: string;
}

type Times = Record<string, number>;

/** Runs in the page: notes when the first row is painted, and adds up the time above 50 ms of each long task. */
function watch(row: string): void {
  const seen = { painted: 0, blocked: 0, text: '' };
  Reflect.set(window, 'seen', seen);
  const look = () => {
    const text = document.querySelector(row)?.closest('tr, form')?.textContent ?? '';
    if (text === seen.text || text === '') return void requestAnimationFrame(look);
    // The frame after the one that changes is the one that is painted.
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

const read = (page: Page, name: string) =>
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
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
  // The start of the browser's process for this site is no part of a visit.
  await page.goto(new URL('/health', url).href);
  await page.addInitScript(watch, row);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, painted: await painted(page) };
}

async function painted(page: Page, after = 0): Promise<number> {
  await page.waitForFunction(
    (after) => Reflect.get(Reflect.get(window, 'seen') ?? {}, 'painted') > after,
    after,
  );
  return read(page, 'painted');
}

/** Does something and returns the milliseconds until the first row has changed. */
async function react(page: Page, act: () => Promise<unknown>, navigates = false): Promise<number> {
  const before = navigates ? 0 : await read(page, 'painted');
  if (navigates) await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
  else await act();
  const after = await painted(page, before);
  return navigates ? after : after - (await read(page, 'acted'));
}

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

/** Makes one visit: cold, warm, and what one does in a list. */
async function visit(subject: Subject, newContext: () => Promise<BrowserContext>): Promise<Times> {
  const { url, row, next, navigates, login } = subject;
  const context = await newContext();
  const cold = await open(context, url, row);
  const times: Times = { 'cold list': cold.painted, 'blocked, cold': await read(cold.page, 'blocked') };
  times['JS to the list, bytes'] = await scriptBytes(cold.page);
  await cold.page.waitForTimeout(500);
  times['next page'] = await react(cold.page, () => cold.page.locator(next).click(), navigates);
  if (navigates === undefined) {
    times['50 rows'] = await react(cold.page, () => cold.page.locator('select').last().selectOption('50'));
    times['search, with its 300 ms'] = await react(cold.page, () =>
      cold.page.locator('[type=search]').fill('mart'),
    );
  }
  await cold.page.close();
  times['warm list'] = (await open(context, url, row)).painted;
  await context.close();
  if (login !== undefined) {
    const stranger = await newContext();
    await stranger.clearCookies();
    await stranger.addInitScript(() => localStorage.clear());
    times['cold login'] = (await open(stranger, login, 'input[type=password]')).painted;
    await stranger.close();
  }
  return times;
}

/**
 * Measures slow visits of the back-office, of a bare React page and of a page that the server renders: one after the
 * other, in turns, so that a busy machine disturbs all alike. Returns a row for each measurement.
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
  const subjects: readonly Subject[] = [
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
  const found = subjects.map(() => new Map<string, number[]>());
  try {
    for (let round = 0; round < rounds; round++)
      for (const [index, subject] of subjects.entries())
        for (const [what, time] of Object.entries(
          await visit(subject, () => browser.newContext({ storageState: state })),
        ))
          found[index]?.set(what, [...(found[index].get(what) ?? []), time]);
  } finally {
    await pages.stop();
    await browser.close();
  }
  const whats = [...new Set(found.flatMap((times) => [...times.keys()]))];
  return [
    ['', ...subjects.map(({ name }) => name)],
    ...whats.map((what) => [what, ...found.map((times) => shown(what, times.get(what)))]),
  ];
}

function shown(what: string, times: readonly number[] | undefined): string {
  if (times === undefined) return '-';
  const { low, median, high } = spread(times);
  return what.endsWith('bytes') ? kB(median) : `${ms(median)} (${Math.round(low)}–${Math.round(high)})`;
}
