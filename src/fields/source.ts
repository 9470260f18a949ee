const shown = /^(https?:|blob:|data:image\/)/;

/**
 * Returns the address in a picture's value (the address itself, or an object with it as `src`). Returns undefined if
 * it may not be shown: only http, https, the page's own site and data URLs of pictures are allowed.
 */
export function sourceOf(value: unknown): string | undefined {
  const stored = typeof value === 'object' && value !== null && 'src' in value ? value.src : value;
  if (typeof stored !== 'string') return undefined;
  const source = stored.trim();
  // The base does not matter: only the scheme is checked, as a browser reads it.
  const address = source === '' ? null : URL.parse(source, 'http://site');
  return address !== null && shown.test(address.href) ? source : undefined;
}
