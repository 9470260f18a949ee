/** The parts of the product by the first segment of their paths, for requests that reach no declared call. */
const areas: readonly string[] = ['api', 'auth', 'admin', 'files', 'assets', 'health', 'ready', 'metrics'];

/** Returns the name of what a request asked for: a declared call, or the part of the product. There are few such names. */
export function callName(call: string | undefined, method: string, path: string): string {
  const [, first = ''] = path.split('/');
  return call ?? `${method} ${areas.includes(first) ? `/${first}` : 'page'}`;
}
