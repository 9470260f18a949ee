import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Resource } from '#schema/resource.ts';
import { isWritten, type ListSearch, parseListSearch, writeListSearch } from './list-search.ts';

/** Changes the state of a list: paging adds a history entry, typing replaces one. */
export type SetListSearch = (search: ListSearch, options?: { replace: boolean }) => void;

/**
 * Returns the state of a list in the URL, and the function that changes it. Invalid parameters are removed from the
 * URL. After the user has left for another page, nothing changes any more.
 */
export function useListSearch(resource: Resource, prefix = ''): readonly [ListSearch, SetListSearch] {
  const params = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => router.latestLocation.pathname);
  const setSearch: SetListSearch = (next, { replace } = { replace: false }) => {
    if (router.latestLocation.pathname !== path) return;
    void navigate({
      to: '.',
      search: (current) => writeListSearch(resource, next, current, prefix),
      replace,
      resetScroll: false,
    });
  };
  const search = parseListSearch(resource, params, prefix);
  useEffect(() => {
    if (!isWritten(resource, search, params, prefix)) setSearch(search, { replace: true });
  });
  return [search, setSearch];
}
