import type { APIResponse, Page, Request, Route } from 'playwright-core';
import { faults } from '#e2e/faults/faults.ts';
import { type Outcome, produce } from '#e2e/faults/outcomes.ts';
import { isCallPath } from '#resources/paths/own-folders.ts';
import type { Random } from '#server/seed/random.ts';
import type { Accepted } from './journal-check.ts';

/** The network of a page, in which some requests fail. */
export interface Network {
  /** Returns the writes so far that were sent twice; an empty list if all is well. */
  violations(): readonly string[];
  /** The number of requests, of requests with a fault, and of writes. */
  readonly counts: { requests: number; faults: number; writes: number };
  /** The faults so far, for the report. */
  readonly log: string[];
  /** The writes that the service has accepted, even if the response did not reach the page. */
  readonly accepted: readonly Accepted[];
  /** True while a write is on its way. */
  isWriting(): boolean;
}

/** Returns true for an outcome with a status of success. */
const hasSuccessStatus = (outcome: Outcome) => 'status' in outcome && outcome.status < 400;

/** The faults of the table, without those of the token: they need a route of the token refresh. */
const candidates = Object.entries(faults).filter(([, { outcome }]) => !('refused' in outcome));

/** The faults with which a write does not reach the service. Writes that reach it must be recorded. */
const writeCandidates = candidates.filter(
  ([, { outcome }]) => !('change' in outcome || 'late' in outcome) && !hasSuccessStatus(outcome),
);

const isCall = (url: URL) => isCallPath(url.pathname);
/** Returns true for the calls without which there is no session. They never fail. */
const isSession = (url: URL) => /\/(users\/me|refresh-token|signin|signout)$/.test(url.pathname);

/** Makes a share of a page's requests fail, each with a random fault of the table. */
export async function routeNetwork(page: Page, random: Random, share: number): Promise<Network> {
  const counts = { requests: 0, faults: 0, writes: 0 };
  const log: string[] = [];
  const violations: string[] = [];
  const accepted: Accepted[] = [];
  /** The number of equal writes that are underway, by what they send. */
  const underway = new Map<string, number>();

  /**
   * Counts a write, and returns the function to call at its end. Two equal writes that are underway at the same time are
   * one submission that was sent twice.
   */
  function begin(request: Request): () => void {
    if (request.method() === 'GET') return () => undefined;
    counts.writes += 1;
    const content = (request.postData() ?? '').replaceAll(/-{4,}\w+/g, '');
    const what = `${request.method()} ${new URL(request.url()).pathname} ${content}`;
    const equal = underway.get(what) ?? 0;
    if (equal > 0) violations.push(`one submission was sent twice: ${what.slice(0, 200)}`);
    underway.set(what, equal + 1);
    return () => {
      const left = (underway.get(what) ?? 0) - 1;
      if (left > 0) underway.set(what, left);
      else underway.delete(what);
    };
  }

  /** Sends a write to the service, and records it if it is accepted. */
  async function send(route: Route, request: Request): Promise<APIResponse> {
    const response = await route.fetch();
    if (response.ok())
      accepted.push({
        method: request.method(),
        pathname: new URL(request.url()).pathname,
        key: request.headers()['idempotency-key'],
        body: await response.json().catch(() => undefined),
      });
    return response;
  }

  async function fulfilWrite(route: Route, request: Request, what: string) {
    if (!random.happens(share)) return route.fulfill({ response: await send(route, request) });
    counts.faults += 1;
    if (random.happens(0.4)) {
      log.push(`${what}: accepted, but the response is lost`);
      await send(route, request);
      return route.abort('connectionreset');
    }
    const [name, { outcome }] = random.pick(writeCandidates);
    log.push(`${what}: ${name}`);
    return produce(route, outcome);
  }

  async function fulfil(route: Route, request: Request) {
    const what = `${request.method()} ${new URL(request.url()).pathname}`;
    if (request.method() !== 'GET') return fulfilWrite(route, request, what);
    if (!random.happens(share)) return route.continue();
    counts.faults += 1;
    const [name, { outcome }] = random.pick(candidates);
    log.push(`${what}: ${name}`);
    return produce(route, outcome);
  }

  async function pass(route: Route, request: Request) {
    counts.requests += 1;
    const end = begin(request);
    // The request of a page that was left cannot be fulfilled any more.
    await fulfil(route, request).catch(() => route.abort().catch(() => undefined));
    end();
  }

  await page.route((url) => isCall(url) && !isSession(url), pass);
  return { violations: () => violations, counts, log, accepted, isWriting: () => underway.size > 0 };
}
