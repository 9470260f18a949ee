import { isOf, type Route } from '#runtime/testing/service.ts';

/** Answers a call. `ids` are the steps of the path that its route leaves open. */
export type Handler = (request: Request, ids: readonly string[]) => Response | Promise<Response>;

/** What answers which calls. Nothing in it knows how calls travel. */
export type Routes = Readonly<Partial<Record<Route, Handler>>>;

/** A refusal as the service words it. */
export const refuse = (status: number, message: string, errors?: Readonly<Record<string, string[]>>) =>
  Response.json({ message, ...(errors !== undefined && { errors }) }, { status });

/** The path of a call below the API's base. */
export const pathOf = (request: Request) => new URL(request.url).pathname.replace(/^\/api\/v1/, '');

/** Finds what answers a call: whole paths before those that leave a step open. */
export function dispatch(routes: Routes, request: Request): Response | Promise<Response> {
  const path = pathOf(request);
  const found = Object.entries(routes)
    .filter(([route]) => isOf(route, request.method, path))
    .sort(([left], [right]) => left.split('{').length - right.split('{').length)[0];
  if (found?.[1] === undefined) return refuse(404, "Cette adresse n'existe pas.");
  const steps = path.split('/');
  const pattern = found[0].split(' ')[1]?.split('/') ?? [];
  const ids = steps.filter((_, index) => pattern[index]?.startsWith('{')).map(decodeURIComponent);
  return found[1](request, ids);
}
