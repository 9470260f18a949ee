import { getResponse, type HttpHandler, http } from 'msw';
import type { Call } from '#schema/endpoints.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';

/** Responds to a request. `ids` are the values of the parameters in the path. */
export type Handler = (request: Request, ids: readonly string[]) => Response | Promise<Response>;

/** A call with its handler. */
export type Route = readonly [call: Call, handler: Handler];

/** Creates a response with data. */
export const data = (value: unknown, status = 200) => Response.json({ data: value }, { status });

/** Creates a response with one record and its version. */
export const versioned = (record: StoredRecord, status = 200, text?: string) =>
  Response.json({ data: record, message: text }, { status, headers: { ETag: versionOf(record) } });

/** Returns the version of a record: another one for other contents. */
const versionOf = (record: StoredRecord) => `"${[...JSON.stringify(record)].reduce(mixed, 7)}"`;
const mixed = (hash: number, letter: string) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;

/** Returns the answer to a write that is based on another version of the record; undefined if it may be done. */
export function conflict(request: Request, record: StoredRecord): Response | undefined {
  const expected = request.headers.get('If-Match');
  if (expected === null || expected === versionOf(record)) return undefined;
  return versioned(record, 412, "Cet enregistrement a été modifié par quelqu'un d'autre.");
}

/** Creates a response with a message. */
export const message = (text: string) => Response.json({ message: text });

/** Creates an error as the service sends it. */
export const failure = (status: number, text: string, errors?: Readonly<Record<string, string[]>>) =>
  Response.json({ message: text, errors }, { status });

/** Creates the error of an invalid body. */
export const invalid = (errors: Readonly<Record<string, string[]>>) =>
  failure(422, 'Certains champs ne sont pas valides.', errors);

/** Returns the path of a request below the base of the API. */
export const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api/v1', '');

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
const parameters = ([{ path }]: Route) => path.split('{').length;

/**
 * Creates handlers of MSW. Paths with fewer parameters come first, then the routes in their order. The last handler
 * responds that the address does not exist.
 */
function handlersOf(routes: readonly Route[]): HttpHandler[] {
  const sorted = routes.toSorted((left, right) => parameters(left) - parameters(right));
  const handlers = sorted.map(([call, handler]) =>
    methods[call.method](servedAt(call).replaceAll(/\{(\w+)\}/g, ':$1'), ({ request, params }) =>
      handler(request, Object.values(params).map(String)),
    ),
  );
  return [...handlers, http.all('*', () => failure(404, "Cette adresse n'existe pas."))];
}

/** Creates a service from routes: a function from request to response. */
export function serve(routes: readonly Route[]): (request: Request) => Promise<Response> {
  const handlers = handlersOf(routes);
  return async (request) => (await getResponse(handlers, request)) ?? Response.error();
}
