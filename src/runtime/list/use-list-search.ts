import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Resource } from '#schema/resource.ts';
import { isWritten, type ListSearch, parseListSearch, writeListSearch } from './list-search.ts';

/** Changes what a list shows: paging makes a history entry, typing replaces one. */
export type SetListSearch = (search: ListSearch, options?: { replace: boolean }) => void;

/**
 * A list's state in the URL, and the way to change it. What makes no sense there does not stay there. Who has set
 * off for another page is not called back.
 */
export function useListSearch(resource: Resource, prefix = ''): readonly [ListSearch, SetListSearch] {
  const params = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [here] = useState(() => router.latestLocation.pathname);
  const setSearch: SetListSearch = (search, { replace } = { replace: false }) => {
    if (router.latestLocation.pathname !== here) return;
    void navigate({
      to: '.',
      search: (current) => writeListSearch(search, current, prefix),
      replace,
      resetScroll: false,
    });
  };
  const shown = parseListSearch(resource, params, prefix);
  useEffect(() => {
    if (!isWritten(shown, params, prefix)) setSearch(shown, { replace: true });
  });
  return [shown, setSearch];
}
