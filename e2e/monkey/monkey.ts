import type { Page } from 'playwright-core';
import { readPage, recordToasts, violations } from '#e2e/faults/invariants.ts';
import { randomFrom } from '#server/seed/random.ts';
import { act } from './actions.ts';
import { countMisses, type Focus, hasLostFocus, readFocus } from './focus.ts';
import { journalViolations, readJournal } from './journal-check.ts';
import { routeNetwork } from './network.ts';

/** How long random actions are made, and how many requests fail. */
export interface MonkeyOptions {
  readonly seed: number;
  /** Returns true if another step follows, by the number of steps and of accepted writes so far. */
  readonly continues: (steps: number, accepted: number) => boolean;
  /** The share of requests that have a fault. Default: 0.3. */
  readonly share?: number;
}

/** What was done if no error was found. */
export interface MonkeyReport {
  readonly steps: number;
  readonly requests: number;
  readonly faults: number;
  /** The number of writes that the page has sent. */
  readonly writes: number;
  /** The number of writes that the service has accepted. */
  readonly accepted: number;
  /** The largest heap after a garbage collection, in megabytes. */
  readonly heap: number;
}

const expectedErrors = /^(Failed to load resource|ApiError: |Error: ApiError)/;
/** The largest heap, in megabytes, and the most nodes of a page. */
const limits = { heap: 200, nodes: 30_000 };
/** The number of steps between two checks of the memory. */
const memoryInterval = 100;
/** The time in milliseconds after which a violation counts: before, the page may still be loading. */
const loadingMs = 15_000;

/**
 * Uses the product at random while a share of its requests fail. Throws at the first error of the product, with the seed
 * and the last steps.
 */
export async function runMonkey(page: Page, options: MonkeyOptions): Promise<MonkeyReport> {
  const { seed, continues, share = 0.3 } = options;
  const random = randomFrom(seed);
  const steps: string[] = [];
  const errors: string[] = [];
  let heap = 0;
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      errors.push(`logged: ${message.text()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await recordToasts(page);
  await countMisses(page);
  // The faults have random numbers of their own: how many requests there are depends on the machine, but the actions
  // must not.
  const network = await routeNetwork(page, randomFrom(seed + 1), share);
  const memory = await page.context().newCDPSession(page);
  await memory.send('Performance.enable');

  const since = new Date().toISOString();
  let focus: Focus | undefined;
  let compared = 0;

  const fail = (what: string): never => {
    const last = [...steps.slice(-20), ...network.log.slice(-12).map((line) => `  fault: ${line}`)];
    throw new Error(`After ${steps.length} steps: ${what}\nSeed: ${seed}\n${last.join('\n')}`);
  };

  /** Returns what is wrong at the moment, even if it may go away. */
  async function violationsNow(): Promise<string[]> {
    if (page.url() === 'about:blank') await page.goto('/');
    const shown = await readPage(page);
    return [
      ...violations(shown),
      ...(shown.signedIn && !shown.path.startsWith('/connexion')
        ? []
        : ['the session ended without a reason']),
      ...(focus !== undefined && hasLostFocus(focus, await readFocus(page))
        ? ['the focus is lost after a dialog was closed']
        : []),
      ...errors,
      ...network.violations(),
      ...(await violationsOfJournal()),
    ];
  }

  /** Compares the journal with the accepted writes, once after each write. */
  async function violationsOfJournal(): Promise<string[]> {
    const { accepted } = network;
    if (accepted.length === compared || network.isWriting()) return [];
    const count = accepted.length;
    const lines = await readJournal(page, since);
    // If a write was accepted in the meantime, the next call compares.
    if (lines === undefined || network.isWriting() || accepted.length !== count) return [];
    const found = journalViolations(accepted, lines);
    if (found.length === 0) compared = count;
    return found;
  }

  /** Fails if something is wrong and stays so: a page that is loading has nothing to show yet. */
  async function check() {
    const until = Date.now() + loadingMs;
    let found: string[] = [];
    do {
      found = await violationsNow().catch((error: Error) => [`the page cannot be read: ${error.message}`]);
      if (found.length === 0) return;
      if (errors.length > 0) break;
      await page.waitForTimeout(100);
    } while (Date.now() < until);
    fail(found.join('\n'));
  }

  /** Fails if the page never stops loading, or if it keeps too much memory. */
  async function checkMemory() {
    const busy = page.locator('[aria-busy=true]').filter({ visible: true });
    await busy
      .first()
      .waitFor({ state: 'detached', timeout: loadingMs })
      .catch(() => fail('the page never stops loading'));
    await memory.send('HeapProfiler.collectGarbage');
    const { metrics } = await memory.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    heap = Math.max(heap, metric('JSHeapUsedSize') / 2 ** 20);
    if (heap > limits.heap) fail(`the heap has ${Math.round(heap)} MB`);
    if (metric('Nodes') > limits.nodes) fail(`the page has ${metric('Nodes')} nodes`);
  }

  await page.goto('/');
  while (continues(steps.length, network.accepted.length)) {
    focus = await readFocus(page).catch(() => undefined);
    steps.push(
      await act(page, random).catch((error: Error) => `an action failed: ${error.message.split('\n')[0]}`),
    );
    await check();
    if (steps.length % memoryInterval === 0) await checkMemory();
  }
  await checkMemory();
  return {
    steps: steps.length,
    ...network.counts,
    accepted: network.accepted.length,
    heap: Math.round(heap),
  };
}
