/** Matches the address of a module of a page. */
const moduleScript = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;

/** Returns the addresses of the modules in the HTML of a page; undefined if it is not a page of the product. */
export function modulesOf(html: string): readonly string[] | undefined {
  if (!html.includes('<div id="root">')) return undefined;
  return [...html.matchAll(moduleScript)].map(([, source = '']) => source);
}

/**
 * Returns true if the HTML is that of the open page, whose modules are `own`. All modules are compared: the name of
 * one of them contains a hash of the whole product, but the names of others may be the same in each version. HTML that
 * is not a page of the product, e.g. the sign-in page of a network, counts as the same version.
 */
export function isSameVersion(html: string, own: readonly string[]): boolean {
  const served = modulesOf(html);
  return !served?.length || own.length === 0 || served.join() === own.join();
}
