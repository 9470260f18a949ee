/** The address of a reference below a base, where both together are one on the web. Any other scheme is none. */
export function addressOf(base: string, reference: string): string | undefined {
  const name = encodeURIComponent(reference.trim().toWellFormed());
  // Dots alone would lead up, to another page than the reference's.
  if (/^\.*$/.test(name)) return undefined;
  const address = URL.parse(`${base.replace(/\/+$/, '')}/${name}`);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
