import { useEffect } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import type { Resource } from '#schema/resource.ts';
import { useReadList } from './use-read-list.ts';

/** Returns the filters without those that the service has refused by their name; undefined if it has refused none. */
function acceptedFilters(filters: UrlFilters, error: unknown): UrlFilters | undefined {
  const refused = error instanceof ApiError && error.status === 422 ? Object.keys(error.fieldErrors) : [];
  const entries = Object.entries(filters);
  const accepted = entries.filter(([name]) => !refused.includes(name));
  return accepted.length < entries.length ? Object.fromEntries(accepted) : undefined;
}

/**
 * Removes from the address the values of filters that the service refuses, e.g. a text that is no id: only the service knows
 * them, and each further attempt would fail.
 */
export function useRefusedFilters(
  resource: Resource,
  search: ListQuery,
  setFilters: (filters: UrlFilters, options: { replace: boolean }) => void,
): void {
  const { error } = useReadList(resource, search);
  useEffect(() => {
    const accepted = acceptedFilters(search.filters ?? {}, error);
    if (accepted) setFilters(accepted, { replace: true });
  }, [search, error, setFilters]);
}
