import { noView } from '#schema/no-view.ts';

/**
 * Returns the address of a list with the records that filters let through. A bare address would open the default view: the whole
 * list says that it shows none. Only a list that is known to have no views is left without that.
 */
export function filteredHref(
  path: string,
  filters: Readonly<Record<string, string>> = {},
  hasViews = true,
): string {
  const isWhole = Object.keys(filters).length === 0;
  return `${path}?${new URLSearchParams(isWhole && hasViews ? { view: noView } : filters)}`;
}
