import { contract } from 'virtual:contract';
import { findDeclared } from '#app/late/explain/contract-call.ts';
import type { CallStep, Step } from '#app/late/explain/steps.ts';
import { type Handler, type Route, respond } from '#runtime/testing/service.ts';
import { servedAt } from '#schema/served-at.ts';
import { fillBody } from './fill-body.ts';

/** A recorded call with its index among the steps. */
interface IndexedCall {
  readonly index: number;
  readonly call: CallStep;
}

/** Returns true for a call that the mock API responds to as usual: without these calls no user is signed in. */
const isOfSession = ({ name = '' }: CallStep) => name.startsWith('session.') || name === 'account.read';

/**
 * Returns the recorded call that a request repeats: of the calls with the same query, or of all if there are none, the
 * last one up to the step `at`, else the first one.
 */
export function repeatedCall(
  calls: readonly IndexedCall[],
  search: string,
  at: number,
): CallStep | undefined {
  const same = calls.filter(({ call }) => call.search === search);
  const among = same.length > 0 ? same : calls;
  return (among.findLast(({ index }) => index <= at) ?? among[0])?.call;
}

const isRoute = (text: string): text is Route => /^(GET|POST|PUT|DELETE) \/\w/.test(text);
const isStream = (request: Request) => request.headers.get('Accept') === 'text/event-stream';
const isPseudonym = (url: string) => /\/id-\d+(\/|$)/.test(new URL(url).pathname);
const routeOf = (method: string, path: string) => `${method} ${path.replace('/api/v1', '')}`;

/** Returns a handler that responds with what was recorded, and with made-up values for what was not recorded. */
const recorded =
  (calls: readonly IndexedCall[], at: number): Handler =>
  (request, usual) => {
    const search = decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '));
    const call = repeatedCall(calls, search, at);
    if (call === undefined || isStream(request)) return usual();
    const { status, method, path, body } = call;
    if (status === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    if (status >= 400) return Response.json(body ?? {}, { status });
    const declared = findDeclared(contract, method, path);
    const isUnknown = body === undefined && declared?.envelope === 'paginated';
    return declared === undefined || isUnknown
      ? usual()
      : Response.json(fillBody(declared, body), { status: status === 204 ? 200 : status });
  };

/**
 * Makes the mock API respond as the service did at a step of a recording. A record that no call has read is made up,
 * since the mock API does not know its pseudonym. Returns the function that ends it.
 */
export function replayCalls(steps: readonly Step[], at: number): () => void {
  const indexed = steps.flatMap((call, index) =>
    call.type === 'call' && !isOfSession(call) ? [{ index, call }] : [],
  );
  const byRoute = Map.groupBy(indexed, ({ call }) => routeOf(call.method, call.path));
  const handlers = new Map<string, Handler>(
    [...byRoute].map(([route, calls]) => [route, recorded(calls, at)]),
  );
  for (const declared of contract) {
    const { method, envelope } = declared;
    if (method !== 'GET' || envelope !== 'record') continue;
    const route = routeOf(method, servedAt(declared));
    if (!handlers.has(route))
      handlers.set(route, (request, usual) =>
        isPseudonym(request.url) ? Response.json(fillBody(declared)) : usual(),
      );
  }
  const routes = [...handlers.keys()].filter(isRoute);
  for (const route of routes) respond(route, handlers.get(route));
  return () => {
    for (const route of routes) respond(route);
  };
}
