import type { SearchParams } from '#runtime/list/list-search.ts';

/** Reads the URL's parameters as texts: `?query=12` is the text 12, not a number. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Returns the parameters that are texts; other values do not belong in a URL. */
export function keepTexts(search: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** Writes parameters into the URL. Those without a value are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams(Object.entries(keepTexts(search)));
  return params.size === 0 ? '' : `?${params}`;
}
