/**
 * Returns the parts of a path that stand at the parameters of a pattern like `/users/{id}`, as they are written there;
 * undefined if the path does not fit.
 */
export function matchPath(pattern: string, path: string): readonly string[] | undefined {
  const [wanted, parts] = [pattern.split('/'), path.split('/')];
  const isParameter = (at: number) => wanted[at]?.startsWith('{') === true;
  const fits = parts.every((part, at) => part === wanted[at] || (isParameter(at) && part !== ''));
  return fits && wanted.length === parts.length ? parts.filter((_, at) => isParameter(at)) : undefined;
}

/** Compares two patterns as a compare function of `Array.sort` does: `/users/me` comes before `/users/{id}`. */
export const byParameters = (one: { readonly path: string }, other: { readonly path: string }): number =>
  one.path.split('{').length - other.path.split('{').length;
