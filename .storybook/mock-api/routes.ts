import { t } from '#lib/i18n/i18n.ts';
import type { Call } from '#schema/endpoints.ts';
import { byParameters, matchPath } from '#schema/match-path.ts';
import { servedAt } from '#schema/served-at.ts';

/** Responds to a request. `ids` are the values of the parameters in the path. */
export type Handler = (request: Request, ids: readonly string[]) => Response | Promise<Response>;

/** A call with its handler. */
export type Route = readonly [call: Call, handler: Handler];

/** Pairs a call with the handler that responds to it. */
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

/**
 * Creates a service from routes: a function that returns the response to a request. Of routes with the same path, the first
 * one responds.
 */
export function serve(routes: readonly Route[]): (request: Request) => Promise<Response> {
  const sorted = routes.toSorted(([one], [other]) => byParameters(one, other));
  return async (request) => {
    const { pathname } = new URL(request.url);
    for (const [call, handler] of sorted) {
      const ids = call.method === request.method ? matchPath(servedAt(call), pathname) : undefined;
      if (ids !== undefined) return handler(request, ids.map(decodeURIComponent));
    }
    return failure(404, t('server.notFound'));
  };
}
