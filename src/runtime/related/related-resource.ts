import type { Resource } from '#schema/resource.ts';

/**
 * Returns a resource whose list is read at another path. `query` are parameters that are sent beside those that the list's
 * call always sends.
 */
export function withListAt(
  resource: Resource,
  path: string,
  query?: Readonly<Record<string, string>> | undefined,
): Resource {
  const list = {
    ...resource.endpoints.list,
    path: `/${path.replace(/^\//, '')}` as const,
    ...(query && { query: { ...resource.endpoints.list.query, ...query } }),
  };
  return { ...resource, endpoints: { ...resource.endpoints, list } };
}
