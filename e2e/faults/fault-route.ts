import type { Page, Route } from '@playwright/test';
import type { Call } from '#schema/endpoints.ts';
import type { Fault } from './faults.ts';
import { json, produce } from './outcomes.ts';
import { isCount, pathnameOf } from './screens.ts';

/** A call of a page whose requests have faults. */
export interface FaultRoute {
  /**
   * Sets the fault of the next requests. Each waits for `ready` before it has its outcome. Without a fault, a read
   * reaches the service, and a write gets a response that says it was accepted.
   */
  set(fault: Fault | undefined, ready?: () => Promise<unknown>): void;
  /** Returns the number of requests of the call so far. */
  count(): number;
  /** The idempotency key of each request so far. */
  readonly keys: readonly (string | undefined)[];
  /** Resolves when this number of requests have had their outcome. Throws after 10 s. */
  settled(count: number): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Intercepts the requests of one call of a page. A write never reaches the service, so the next test can send the same
 * one. `content` is the data of the response to an accepted write.
 */
export async function routeFaults(
  page: Page,
  call: Call,
  content: object = { id: 'x' },
): Promise<FaultRoute> {
  const accepted = json(200, { data: content });
  const pattern = pathnameOf(call);
  const isWrite = call.method !== 'GET';
  let fault: Fault | undefined;
  const keys: (string | undefined)[] = [];
  let requested = 0;
  let done = 0;
  let refusals = 0;
  let isReady: () => Promise<unknown> = async () => undefined;

  const settle = (route: Route) => {
    const outcome = fault?.outcome;
    const isRepeated = outcome !== undefined && 'refused' in outcome && refusals > 0;
    if (outcome !== undefined && 'refused' in outcome) refusals += 1;
    if (outcome === undefined || (isRepeated && outcome.refused === 'new tokens'))
      return isWrite ? route.fulfill({ status: accepted.status, body: accepted.body }) : route.continue();
    return produce(route, outcome, isWrite ? accepted : undefined);
  };

  await page.route(
    (url) => pattern.test(url.pathname) && !isCount(url),
    async (route) => {
      if (route.request().method() !== call.method) return route.fallback();
      requested += 1;
      keys.push(route.request().headers()['idempotency-key']);
      await isReady().catch(() => undefined);
      // The request of a page that was left or closed cannot be fulfilled any more.
      await settle(route).catch(() => undefined);
      done += 1;
    },
  );
  await page.route('**/auth/refresh-token**', async (route) => {
    const outcome = fault?.outcome;
    if (outcome === undefined || !('refused' in outcome)) return route.continue();
    if (outcome.refused !== 'new tokens')
      return produce(route, { ...outcome.refused, type: 'application/json' });
    const stored = await page.evaluate(() => ({
      access_token: localStorage.getItem('access_token'),
      refresh_token: JSON.parse(localStorage.getItem('refresh_token') ?? 'null'),
    }));
    return route.fulfill({ json: { data: stored } });
  });

  return {
    set(next, ready = async () => undefined) {
      fault = next;
      isReady = ready;
      refusals = 0;
    },
    count: () => requested,
    keys,
    async settled(count) {
      for (let attempts = 0; done < count; attempts += 1) {
        if (attempts > 2000)
          throw new Error(
            `${call.method} ${call.path} was requested ${requested} times, and ${done} of ${count} requests had their outcome.`,
          );
        await wait(5);
      }
    },
  };
}
