import type { Resource, StoredRecord } from '#schema/resource.ts';

/*
 * The link between a story and the mock API in .storybook/mock-api: the story sets the responses of calls and reads the
 * calls that were made.
 */

/** A call by its method and its path below the API's base, e.g. `GET /admin/users/{id}`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Answers a call; `usual` gives what the service would have said. */
export type Answer = (request: Request, usual: () => Promise<Response>) => Response | Promise<Response>;

/** A resource and the records that the service starts with. */
export interface DataSet {
  readonly resource: Resource;
  readonly records: readonly StoredRecord[];
}

/** What a story asks of the service, as its parameter `api`. */
export interface ServiceParameters {
  /** Default: an administrator is signed in. */
  readonly signedIn?: boolean;
  /** Instead of the product's own, by the resource's name. */
  readonly dataSets?: readonly DataSet[];
  readonly answers?: Readonly<Partial<Record<Route, Answer>>>;
}

/** A call that was made. */
export interface MadeCall {
  readonly method: string;
  /** Below the API's base. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** As it travelled: a form for multipart, a text otherwise. */
  readonly body: FormData | string;
}

const answers = new Map<string, Answer>();
let made: MadeCall[] = [];

/** Forgets what was said and made before; a story begins. */
export function openCounter(given: ServiceParameters['answers'] = {}): void {
  made = [];
  answers.clear();
  for (const [route, answer] of Object.entries(given)) if (answer !== undefined) answers.set(route, answer);
}

/** From now on the calls of a route are answered so; the usual way where nothing is given. */
export function answer(route: Route, how?: Answer): void {
  if (how === undefined) answers.delete(route);
  else answers.set(route, how);
}

/** From now on the calls of a route wait until they are let go. */
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

/** Whether a call is one of a route: `{name}` in it stands for one step of the path. */
export function isOf(route: string, method: string, path: string): boolean {
  const [verb, pattern = ''] = route.split(' ', 2);
  const wanted = pattern.split('/');
  const steps = path.split('/');
  if (verb !== method || wanted.length !== steps.length) return false;
  return wanted.every(
    (step, index) => step === steps[index] || (step.startsWith('{') && steps[index] !== ''),
  );
}

/** How a story wants a call answered, where it said so. */
export function answerTo(method: string, path: string): Answer | undefined {
  return [...answers].find(([route]) => isOf(route, method, path))?.[1];
}

/** Notes a call that was made. */
export function note(call: MadeCall): void {
  made.push(call);
}

/** The calls of a route since the story began, in their order. */
export function calls(route: Route): MadeCall[] {
  return made.filter(({ method, path }) => isOf(route, method, path));
}
