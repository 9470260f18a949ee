import { resourceEntries } from '#runtime/links/resource-entries.ts';
import type { ResourceName } from '#schema/messages.ts';

/** Returns the address of the list of a resource with filters; undefined if the resource has no list of its own. */
export function filteredListPath(
  resource: ResourceName,
  filters: Readonly<Record<string, string>>,
): string | undefined {
  const path = resourceEntries.find(({ name }) => name === resource)?.path;
  const query = new URLSearchParams(filters).toString();
  return path === undefined || query === '' ? path : `${path}?${query}`;
}
