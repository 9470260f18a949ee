import type { APIResponse, Page, Request, Route } from 'playwright-core';
import { faults } from '#e2e/faults/faults.ts';
import { type Outcome, produce } from '#e2e/faults/outcomes.ts';
import type { Random } from '#server/seed/random.ts';
import type { Accepted } from './journal-check.ts';

/** A service that fails now and then. */
export interface Network {
  /** Returns what went wrong with the writes so far: nothing if all is well. */
  wrongs(): readonly string[];
  /** The number of requests, and of those that got a fault. */
  readonly counts: { requests: number; faults: number; writes: number };
  /** The last faults, for the report. */
  readonly log: string[];
  /** The writes that the service has accepted, whether or not the page was told. */
  readonly accepted: readonly Accepted[];
  /** True while a write is on its way. */
  isWriting(): boolean;
}

/** Returns true for an outcome that says that the service has done it. */
const isAcceptance = (outcome: Outcome) => 'status' in outcome && outcome.status < 400;

/** The faults of the table, without those that end the session. */
const candidates = Object.entries(faults).filter(([, { outcome }]) => !('refused' in outcome));

/** Those of them that keep a write from the service: what reaches it is noted. */
const ofWrites = candidates.filter(
  ([, { outcome }]) => !('change' in outcome || 'late' in outcome) && !isAcceptance(outcome),
);

const isCall = (url: URL) => /^\/(api|auth|admin)\//.test(url.pathname);
/** Without these there is no session to try anything in. */
const isSession = (url: URL) => /\/(users\/me|refresh-token|signin|signout)$/.test(url.pathname);

/** Gives a share of a page's requests a fault of the table. */
export async function routeNetwork(page: Page, random: Random, share: number): Promise<Network> {
  const counts = { requests: 0, faults: 0, writes: 0 };
  const log: string[] = [];
  const wrongs: string[] = [];
  const accepted: Accepted[] = [];
  const underway = new Set<string>();

  /** Notes a write. Two equal ones on their way at the same time are one submission that was sent twice. */
  function note(request: Request): () => void {
    if (request.method() === 'GET') return () => undefined;
    counts.writes += 1;
    const content = (request.postData() ?? '').replaceAll(/-{4,}\w+/g, '');
    const what = `${request.method()} ${new URL(request.url()).pathname} ${content}`;
    if (underway.has(what)) wrongs.push(`one submission was sent twice: ${what.slice(0, 200)}`);
    underway.add(what);
    return () => underway.delete(what);
  }

  /** Sends a write to the service, and notes whether it was accepted. */
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
      log.push(`${what}: done, and the response is lost`);
      await send(route, request);
      return route.abort('connectionreset');
    }
    const [name, { outcome }] = random.pick(ofWrites);
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
    const end = note(request);
    // A page that is left no longer waits for its responses.
    await fulfil(route, request).catch(() => route.abort().catch(() => undefined));
    end();
  }

  await page.route((url) => isCall(url) && !isSession(url), pass);
  return { wrongs: () => wrongs, counts, log, accepted, isWriting: () => underway.size > 0 };
}
