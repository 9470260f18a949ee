import type { Resource, StoredRecord } from '#schema/resource.ts';

/*
 * The link between a story and the mock API in .storybook/mock-api: the story sets the responses of calls and reads the
 * calls that were made.
 */

/** A call by its method and its path below the API's base, e.g. `GET /admin/users/{id}`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Responds to a call; `usual` returns the default response. */
export type Answer = (request: Request, usual: () => Promise<Response>) => Response | Promise<Response>;

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
  readonly answers?: Readonly<Partial<Record<Route, Answer>>>;
}

/** A recorded call. */
export interface MadeCall {
  readonly method: string;
  /** Below the API's base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body as sent: a form for multipart, else a text. */
  readonly body: FormData | string;
}

const answers = new Map<string, Answer>();
let made: MadeCall[] = [];

/** Resets the responses and the recorded calls at the start of a story. */
export function openCounter(given: ServiceParameters['answers'] = {}): void {
  made = [];
  answers.clear();
  for (const [route, answer] of Object.entries(given)) if (answer !== undefined) answers.set(route, answer);
}

/** Sets the response of a route; without one, the default response. */
export function answer(route: Route, how?: Answer): void {
  if (how === undefined) answers.delete(route);
  else answers.set(route, how);
}

/** Keeps the calls of a route pending. Returns the function that completes them. */
export function hold(route: Route): () => void {
  const held = Promise.withResolvers<void>();
  answer(route, async (_, usual) => {
    await held.promise;
    return usual();
  });
  return () => {
    answer(route);
    held.resolve();
  };
}

/** Returns true if a call belongs to a route, in which `{name}` is one segment of the path. */
export function isOf(route: string, method: string, path: string): boolean {
  const [verb, pattern = ''] = route.split(' ', 2);
  const wanted = pattern.split('/');
  const steps = path.split('/');
  if (verb !== method || wanted.length !== steps.length) return false;
  return wanted.every(
    (step, index) => step === steps[index] || (step.startsWith('{') && steps[index] !== ''),
  );
}

/** Returns the response that a story has set for a call, if any. */
export function answerTo(method: string, path: string): Answer | undefined {
  return [...answers].find(([route]) => isOf(route, method, path))?.[1];
}

/** Records a call. */
export function note(call: MadeCall): void {
  made.push(call);
}

/** Returns the calls of a route since the start of the story, in their order. */
export function calls(route: Route): MadeCall[] {
  return made.filter(({ method, path }) => isOf(route, method, path));
}
