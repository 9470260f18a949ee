import type { Page } from 'playwright-core';
import { look, recordToasts, wrongs } from '#e2e/faults/invariants.ts';
import { randomFrom } from '#server/seed/random.ts';
import { act } from './actions.ts';
import { countMisses, type Focus, hasLostFocus, readFocus } from './focus.ts';
import { journalWrongs, readJournal } from './journal-check.ts';
import { routeNetwork } from './network.ts';

/** How long a monkey plays. */
export interface MonkeyOptions {
  readonly seed: number;
  /** Returns true if it plays on, after so many steps and so many writes that the service has accepted. */
  readonly goesOn: (steps: number, accepted: number) => boolean;
  /** The share of requests that get a fault. Default: 0.3. */
  readonly share?: number;
}

/** What a monkey did without finding anything. */
export interface MonkeyReport {
  readonly steps: number;
  readonly requests: number;
  readonly faults: number;
  /** The writes that the page has sent, and those that the service has accepted. */
  readonly writes: number;
  readonly accepted: number;
  /** The largest heap after a collection of garbage, in megabytes. */
  readonly heap: number;
}

const expectedErrors = /^(Failed to load resource|ApiError: |Error: ApiError)/;
/** The largest heap, in megabytes, and the most nodes of a page. */
const limits = { heap: 200, nodes: 30_000 };
/** The number of steps between two looks at the memory. */
const memoryInterval = 100;
/** The time, in milliseconds, in which a page must be whole again. */
const patience = 15_000;

/** Plays with the product at random while its service fails. Throws with the seed and the last steps at the first fault. */
export async function runMonkey(page: Page, options: MonkeyOptions): Promise<MonkeyReport> {
  const { seed, goesOn, share = 0.3 } = options;
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
  // The faults have numbers of their own: the number of requests depends on the machine, the actions must not.
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

  /** Returns what is wrong with the page now. */
  async function wrongNow(): Promise<string[]> {
    if (page.url() === 'about:blank') await page.goto('/');
    const shown = await look(page);
    return [
      ...wrongs(shown),
      ...(shown.signedIn && !shown.path.startsWith('/connexion')
        ? []
        : ['it was signed out without a cause']),
      ...(focus !== undefined && hasLostFocus(focus, await readFocus(page))
        ? ['the focus is lost after a dialog was closed']
        : []),
      ...errors,
      ...network.wrongs(),
      ...(await wrongsOfJournal()),
    ];
  }

  /** Compares the journal with what the service has accepted, once after each write. */
  async function wrongsOfJournal(): Promise<string[]> {
    const { accepted } = network;
    if (accepted.length === compared || network.isWriting()) return [];
    const count = accepted.length;
    const told = await readJournal(page, since);
    // A write that was accepted meanwhile is compared next time.
    if (told === undefined || network.isWriting() || accepted.length !== count) return [];
    const found = journalWrongs(accepted, told);
    if (found.length === 0) compared = count;
    return found;
  }

  /** A page that is loading has nothing to show yet: only what stays wrong counts. */
  async function check() {
    const until = Date.now() + patience;
    let found: string[] = [];
    do {
      found = await wrongNow().catch((error: Error) => [`the page cannot be read: ${error.message}`]);
      if (found.length === 0) return;
      if (errors.length > 0) break;
      await page.waitForTimeout(100);
    } while (Date.now() < until);
    fail(found.join('\n'));
  }

  async function checkRest() {
    const busy = page.locator('[aria-busy=true]').filter({ visible: true });
    await busy
      .first()
      .waitFor({ state: 'detached', timeout: patience })
      .catch(() => fail('it never stops loading'));
    await memory.send('HeapProfiler.collectGarbage');
    const { metrics } = await memory.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    heap = Math.max(heap, metric('JSHeapUsedSize') / 2 ** 20);
    if (heap > limits.heap) fail(`the heap has ${Math.round(heap)} MB`);
    if (metric('Nodes') > limits.nodes) fail(`the page has ${metric('Nodes')} nodes`);
  }

  await page.goto('/');
  while (goesOn(steps.length, network.accepted.length)) {
    focus = await readFocus(page).catch(() => undefined);
    steps.push(
      await act(page, random).catch((error: Error) => `an action failed: ${error.message.split('\n')[0]}`),
    );
    await check();
    if (steps.length % memoryInterval === 0) await checkRest();
  }
  await checkRest();
  return {
    steps: steps.length,
    ...network.counts,
    accepted: network.accepted.length,
    heap: Math.round(heap),
  };
}
