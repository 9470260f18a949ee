import { getResponse, type HttpHandler, http } from 'msw';
import { t } from '#lib/i18n/i18n.ts';
import type { Call } from '#schema/endpoints.ts';
import { servedAt } from '#schema/served-at.ts';

/** Responds to a request. `ids` are the values of the parameters in the path. */
export type Handler = (request: Request, ids: readonly string[]) => Response | Promise<Response>;

/** A call with its handler. */
export type Route = readonly [call: Call, handler: Handler];

/** Creates a route. */
export const route = (call: Call, handler: Handler): Route => [call, handler];

/** Creates a response with data. */
export const data = (value: unknown, status = 200) => Response.json({ data: value }, { status });

/** Creates a response with a message. */
export const message = (text: string) => Response.json({ data: null, message: text });

/** The usual code of an error, by status. */
const codes: Readonly<Record<number, string>> = {
  404: 'E_NOT_FOUND',
  409: 'E_CONFLICT',
  422: 'E_VALIDATION',
};

/** Creates an error as the service sends it. */
export const failure = (status: number, text: string, code = codes[status]) =>
  Response.json({ message: text, code }, { status });

/** Creates the error of an invalid body. */
export const invalid = (errors: Readonly<Record<string, readonly string[]>>) =>
  Response.json({ message: t('server.invalid'), code: codes[422], errors }, { status: 422 });

/** Returns the path of a request below the base of the API. */
export const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api/v1', '');

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Returns the number of parameters in the path of a route. */
const parameterCount = ([{ path }]: Route) => path.split('{').length - 1;

/**
 * Creates the handlers for MSW, which uses the first one that matches. So a path with fewer parameters comes first:
 * `/users/me` before `/users/{id}`. The last handler responds "not found" to all other requests.
 */
function handlersOf(routes: readonly Route[]): HttpHandler[] {
  const sorted = routes.toSorted((left, right) => parameterCount(left) - parameterCount(right));
  const handlers = sorted.map(([call, handler]) =>
    methods[call.method](servedAt(call).replaceAll(/\{(\w+)\}/g, ':$1'), ({ request, params }) =>
      handler(request, Object.values(params).map(String)),
    ),
  );
  return [...handlers, http.all('*', () => failure(404, t('server.notFound')))];
}

/** Creates a service from routes: a function that returns the response to a request. */
export function serve(routes: readonly Route[]): (request: Request) => Promise<Response> {
  const handlers = handlersOf(routes);
  return async (request) => {
    const { origin: baseUrl } = new URL(request.url);
    return (await getResponse(handlers, request, { baseUrl })) ?? Response.error();
  };
}
