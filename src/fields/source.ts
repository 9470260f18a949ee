const shown = /^(https?:|blob:|data:image\/)/;

/**
 * The address in a picture's value (the address itself, or an object that holds it as `src`), where it has one
 * that may be shown: on the web, of the page's own site, or a picture in itself. Any other scheme is none.
 */
export function sourceOf(value: unknown): string | undefined {
  const stored = typeof value === 'object' && value !== null && 'src' in value ? value.src : value;
  if (typeof stored !== 'string') return undefined;
  const source = stored.trim();
  // The base only stands for the page's own address: what matters is the scheme a browser would read.
  const address = source === '' ? null : URL.parse(source, 'http://site');
  return address !== null && shown.test(address.href) ? source : undefined;
}
