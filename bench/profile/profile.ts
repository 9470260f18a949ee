import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { openPage, timeToChange, waitForPaint } from '#bench/measured-page.ts';
import { ms, quartiles } from '#bench/timing.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { rowSelector } from '#scripts/budgets/pages.ts';
import { signIn, storageWith, type TestServer } from '#scripts/testing/server.ts';
import { type MeasuredFunction, measureFunctions } from './functions.ts';
import { traceMainThread, workTypes } from './main-thread.ts';

/** A table of the report. Its first heading is its title. */
export interface ReportTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Something that is measured. `prepare` comes before it and is not measured. */
interface Situation {
  readonly name: string;
  readonly prepare: (page: Page, url: string) => Promise<unknown>;
  readonly act: (page: Page, url: string) => Promise<unknown>;
}

const openList = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'commit' });
  await waitForPaint(page);
};
/** Opens the list, and waits until everything has loaded that loads when the page is idle. */
const openAndIdle = async (page: Page, url: string) => {
  await openList(page, url);
  await page.waitForTimeout(4_000);
};

const openNextPage = (page: Page) =>
  timeToChange(page, () => page.locator('button[aria-label="Page suivante"]').click());

const situations: readonly Situation[] = [
  { name: 'cold list', prepare: async () => {}, act: openList },
  { name: 'next page', prepare: openAndIdle, act: openNextPage },
  {
    name: '50 rows',
    // It begins on the second page: then the first row changes, and the time until that is painted can be measured.
    prepare: async (page, url) => {
      await openAndIdle(page, url);
      await openNextPage(page);
    },
    act: (page) => timeToChange(page, () => page.locator('select').last().selectOption('50')),
  },
  {
    name: 'search in 50 rows',
    prepare: (page, url) => openAndIdle(page, `${url}?limit=50`),
    act: (page) => timeToChange(page, () => page.locator('[type=search]').fill('mart')),
  },
];

/** The number of functions, and of components, in a table. */
const maxFunctions = 15;

/**
 * Measures what a list spends its time on, with the processor at full speed and the slow network of `openPage`: the
 * main thread by type of work, the requests of a first visit, and the functions of each situation. Returns the tables
 * of the report.
 */
export async function measureProfile(server: TestServer, rounds: number): Promise<ReportTable[]> {
  const browser = await launchBrowser();
  const storageState = storageWith(server, await signIn(server));
  const url = `${server.origin}/utilisateurs`;
  /** Prepares a situation in a new context, and measures it. */
  async function measure<Result>(
    { prepare, act }: Situation,
    take: (cdp: CDPSession, act: () => Promise<unknown>, page: Page) => Promise<Result>,
  ): Promise<Result> {
    const context: BrowserContext = await browser.newContext({ storageState });
    const page = await openPage(context, url, rowSelector, 1);
    await prepare(page, url);
    const result = await take(await context.newCDPSession(page), () => act(page, url), page);
    await context.close();
    return result;
  }
  try {
    const threads: Awaited<ReturnType<typeof traceMainThread>>[][] = [];
    const functions: MeasuredFunction[][] = [];
    for (const situation of situations) {
      const found = [];
      for (let round = 0; round < rounds; round++) found.push(await measure(situation, traceMainThread));
      threads.push(found);
      functions.push(await measure(situation, measureFunctions));
    }
    const requests = await measure({ name: '', prepare: openList, act: async () => {} }, (_, __, page) =>
      readRequests(page),
    );
    return [
      {
        headings: ['Main thread', ...situations.map(({ name }) => name)],
        rows: workTypes
          .map((type) => [
            type,
            ...threads.map((found) => ms(quartiles(found.map((times) => times[type])).median)),
          ])
          // The only figure that is the same on a busy machine.
          .concat([['calls of functions', ...functions.map((found) => formatInteger(callsOf(found)))]]),
      },
      { headings: ['Requests of a cold list', 'from', 'until'], rows: requests },
      ...situations.map(({ name }, index) => functionsTable(name, functions[index] ?? [])),
    ];
  } finally {
    await browser.close();
  }
}

const callsOf = (functions: readonly MeasuredFunction[]) =>
  functions.reduce((sum, { calls }) => sum + calls, 0);

const formatInteger = (count: number) => count.toLocaleString('en');

/** Returns the slowest functions, and the components that were rendered most often. */
function functionsTable(name: string, functions: readonly MeasuredFunction[]): ReportTable {
  const components = functions
    .filter((each) => /^[A-Z][a-z]/.test(each.name))
    .toSorted((one, other) => other.calls - one.calls);
  const shown = new Set([...functions.slice(0, maxFunctions), ...components.slice(0, maxFunctions)]);
  return {
    headings: [`Functions and components: ${name}`, 'self', 'calls'],
    rows: [...shown].map(({ name, self, calls }) => [name, ms(self), String(calls)]),
  };
}

/** Returns the requests of a page until its first row was painted, each with its start and its end. */
const readRequests = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const painted = Number(Reflect.get(Reflect.get(window, 'seen'), 'painted'));
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    return entries
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.startTime < painted)
      .map((entry) => [
        new URL(entry.name).pathname,
        `${Math.round(entry.startTime)} ms`,
        `${Math.round(entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)} ms`,
      ])
      .concat([['the first row is painted', '', `${Math.round(painted)} ms`]]);
  });
