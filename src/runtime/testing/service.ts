import { forgetLists } from '#runtime/links/list-return.ts';
import { matchPath } from '#schema/match-path.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/*
 * The link between a story and the mock API in .storybook/mock-api: the story sets the responses of calls and reads the
 * calls that were made.
 */

/** A call by its method and its path below the API's base, e.g. `GET /admin/users/{id}`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Responds to a call; `usual` returns the default response. */
export type Handler = (request: Request, usual: () => Promise<Response>) => Response | Promise<Response>;

/** A resource and its initial records. */
export interface DataSet {
  readonly resource: Resource;
  readonly records: readonly StoredRecord[];
}

/** The story parameter `api`, which configures the mock API. */
export interface ServiceParameters {
  /** Default: an administrator is signed in. */
  readonly signedIn?: boolean;
  /** Data sets that replace those of the product. */
  readonly dataSets?: readonly DataSet[];
  readonly responses?: Readonly<Partial<Record<Route, Handler>>>;
}

/** A recorded call. */
export interface RecordedCall {
  readonly method: string;
  /** The path below the API's base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body as sent: a form for multipart, else a text. */
  readonly body: FormData | string;
}

const handlers = new Map<string, Handler>();
let recorded: RecordedCall[] = [];

/** Resets the responses, the recorded calls and the memory of lists at the start of a story. */
export function resetService(responses: ServiceParameters['responses'] = {}): void {
  recorded = [];
  handlers.clear();
  forgetLists();
  for (const [route, handler] of Object.entries(responses))
    if (handler !== undefined) handlers.set(route, handler);
}

/** Sets the response of a route; without one, the default response. */
export function respond(route: Route, handler?: Handler): void {
  if (handler === undefined) handlers.delete(route);
  else handlers.set(route, handler);
}

/** Keeps the calls of a route pending. Returns the function that completes them. */
export function hold(route: Route): () => void {
  const released = Promise.withResolvers<void>();
  respond(route, async (_, usual) => {
    await released.promise;
    return usual();
  });
  return () => {
    respond(route);
    released.resolve();
  };
}

/** Returns true if a call belongs to a route, in which `{name}` is one segment of the path. */
function matchesRoute(route: string, method: string, path: string): boolean {
  const [verb, pattern = ''] = route.split(' ', 2);
  return verb === method && matchPath(pattern, path) !== undefined;
}

/** Returns the handler that a story has set for a call, if any. */
export function handlerOf(method: string, path: string): Handler | undefined {
  return [...handlers].find(([route]) => matchesRoute(route, method, path))?.[1];
}

/** Records a call. */
export function recordCall(call: RecordedCall): void {
  recorded.push(call);
}

/** Returns the calls of a route since the start of the story, in their order. */
export function calls(route: Route): RecordedCall[] {
  return recorded.filter(({ method, path }) => matchesRoute(route, method, path));
}
