/** Matches the address of the first module of a page. Its name contains a hash of the whole product. */
const firstModule = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Returns the address of the first module in the HTML of a page; undefined if it is not a page of the product. */
export function firstModuleOf(html: string): string | undefined {
  return html.includes('<div id="root">') ? firstModule.exec(html)?.[1] : undefined;
}

/**
 * Returns true if the HTML is that of the open page, whose first module is `own`. What is no page of the product, e.g.
 * the sign-in of a network, says nothing about its version.
 */
export function isSameVersion(html: string, own: string | undefined): boolean {
  const served = firstModuleOf(html);
  return served === undefined || own === undefined || served === own;
}
