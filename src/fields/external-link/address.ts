/** Returns the address of a reference below a base; undefined if it is not an http or https address. */
export function addressOf(base: string, reference: string): string | undefined {
  const name = encodeURIComponent(reference.trim().toWellFormed());
  // A reference of dots only, e.g. `..`, would lead to a parent path.
  if (/^\.*$/.test(name)) return undefined;
  const address = URL.parse(`${base.replace(/\/+$/, '')}/${name}`);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
