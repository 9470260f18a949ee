import { getResponse, type HttpHandler, http } from 'msw';
import type { Route } from '#runtime/testing/service.ts';

/** Answers a call. `ids` are the steps of the path that its route leaves open. */
export type Handler = (request: Request, ids: readonly string[]) => Response | Promise<Response>;

/** What answers which calls. Nothing in it knows how calls travel. */
export type Routes = Readonly<Partial<Record<Route, Handler>>>;

/** A refusal as the service words it. */
export const refuse = (status: number, message: string, errors?: Readonly<Record<string, string[]>>) =>
  Response.json({ message, ...(errors !== undefined && { errors }) }, { status });

const prefix = '/api/v1';

/** The path of a call below the API's base. */
export const pathOf = (request: Request) => new URL(request.url).pathname.replace(prefix, '');

const listen = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** How many steps of its path a route leaves open. */
const openness = (route: string) => route.split('{').length;

/**
 * The routes as handlers of MSW, for whatever of it makes calls travel: whole paths come before those that leave a
 * step open, with the API's prefix or without, and at the end what says that there is nothing here.
 */
export function handlersOf(routes: Routes): HttpHandler[] {
  const sorted = Object.entries(routes).sort(([left], [right]) => openness(left) - openness(right));
  const handlers = sorted.flatMap(([route, handler]) => {
    const [method, path = ''] = route.split(' ');
    const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const take = isMethod(method) ? listen[method] : http.all;
    return [prefix, ''].map((before) =>
      take(before + pattern, ({ request, params }) => handler(request, Object.values(params).map(String))),
    );
  });
  return [...handlers, http.all('*', () => refuse(404, "Cette adresse n'existe pas."))];
}

const isMethod = (method = ''): method is keyof typeof listen => Object.hasOwn(listen, method);

/** What the first handler that takes a call answers. */
export async function dispatch(handlers: readonly HttpHandler[], request: Request): Promise<Response> {
  return (await getResponse([...handlers], request)) ?? Response.error();
}
