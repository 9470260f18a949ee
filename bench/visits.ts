import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#scripts/browser.ts';
import { kB } from '#scripts/budgets/brotli.ts';
import { rowSelector } from '#scripts/budgets/pages.ts';
import { signIn, storageWith, type TestServer } from '#scripts/testing/server.ts';
import { openPage, readSeen, timeToChange, waitForPaint } from './measured-page.ts';
import { servePages } from './pages/serve.ts';
import { ms, quartiles } from './timing.ts';

/** The factor by which the browser slows down the processor. */
const cpuSlowdown = 4;

/** The time in milliseconds between two actions of a user. */
const pauseMs = 1500;

/** A page that shows the list of users, and how a visit uses it. */
interface ComparedPage {
  readonly name: string;
  readonly url: string;
  /** The selector of something that only a row with data has. */
  readonly rowSelector: string;
  /** The selector of the control that shows the next page of the list. */
  readonly next: string;
  /** True if the next page of the list is a new document. */
  readonly navigates?: true;
  /** The address of the login page, if there is one. */
  readonly login?: string;
}

/** What one visit measured, by name: times in milliseconds, or bytes. */
type Measurements = Record<string, number>;

/** Opens a page with a slow processor and network. Returns it with the milliseconds until its first row is painted. */
async function open(
  context: BrowserContext,
  url: string,
  rowSelector: string,
): Promise<{ page: Page; painted: number }> {
  const page = await openPage(context, url, rowSelector, cpuSlowdown);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, painted: await waitForPaint(page) };
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
 * a warm cache, and the login page.
 */
async function visit(
  compared: ComparedPage,
  newContext: () => Promise<BrowserContext>,
): Promise<Measurements> {
  const { url, rowSelector, next, navigates, login } = compared;
  const context = await newContext();
  const cold = await open(context, url, rowSelector);
  const measured: Measurements = {
    'cold list': cold.painted,
    'total blocking time, cold': await readSeen(cold.page, 'totalBlockingTime'),
  };
  measured['JS to the list, bytes'] = await scriptBytes(cold.page);
  // A user points at a control before the click. Code that loads on hover is not part of the measured time.
  await cold.page.locator(next).hover();
  await cold.page.waitForTimeout(pauseMs);
  measured['next page'] = await timeToChange(cold.page, () => cold.page.locator(next).click(), navigates);
  if (navigates === undefined) {
    await cold.page.waitForTimeout(pauseMs);
    measured['50 rows'] = await timeToChange(cold.page, () =>
      cold.page.locator('select').last().selectOption('50'),
    );
    await cold.page.waitForTimeout(pauseMs);
    measured['search, with its delay of 300 ms'] = await timeToChange(cold.page, () =>
      cold.page.locator('[type=search]').fill('mart'),
    );
  }
  await cold.page.close();
  measured['warm list'] = (await open(context, url, rowSelector)).painted;
  await context.close();
  if (login !== undefined) {
    const signedOut = await newContext();
    await signedOut.clearCookies();
    await signedOut.addInitScript(() => localStorage.clear());
    measured['cold login'] = (await open(signedOut, login, 'input[type=password]')).painted;
    await signedOut.close();
  }
  return measured;
}

/**
 * Measures visits with a slow processor and network: of the back-office, of a bare React page and of a page that a
 * server renders. Each round visits all three, so that a busy machine disturbs them alike. Returns the headings, and a
 * row for each measurement.
 */
export async function measureVisits(server: TestServer, rounds: number): Promise<string[][]> {
  const browser = await launchBrowser();
  const tokens = await signIn(server);
  const pages = await servePages(server.origin, tokens.access_token);
  const origins = [server, pages].flatMap((each) => storageWith(each, tokens).origins);
  const storageState = { cookies: [], origins };
  const comparedPages: readonly ComparedPage[] = [
    {
      name: 'back-office',
      url: `${server.origin}/utilisateurs`,
      rowSelector,
      next: 'button[aria-label="Page suivante"]',
      login: `${server.origin}/connexion`,
    },
    { name: 'bare React', url: `${pages.origin}/`, rowSelector: 'tbody td', next: '#next' },
    {
      name: 'server-rendered',
      url: `${pages.origin}/html`,
      rowSelector: 'tbody td',
      next: '#next',
      navigates: true,
    },
  ];
  const results = comparedPages.map(() => new Map<string, number[]>());
  try {
    for (let round = 0; round < rounds; round++)
      for (const [index, compared] of comparedPages.entries())
        for (const [what, value] of Object.entries(
          await visit(compared, () => browser.newContext({ storageState })),
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

/** Returns the median of a measurement as text. A time has its quartiles in parentheses. */
function formatted(name: string, values: readonly number[] | undefined): string {
  if (values === undefined) return '-';
  const { low, median, high } = quartiles(values);
  return name.endsWith('bytes') ? kB(median) : `${ms(median)} (${Math.round(low)}–${Math.round(high)})`;
}
