import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useNoteHere } from '#runtime/links/use-note-here.ts';
import type { Resource } from '#schema/resource.ts';
import { isWritten, type ListSearch, parseListSearch, writeListSearch } from './list-search.ts';

/** Changes parts of the state of a list: paging adds a history entry, typing replaces one. */
export type SetListSearch = (change: Partial<ListSearch>, options?: { replace: boolean }) => void;

/**
 * Returns the state of a list in the URL, and the function that changes it. Invalid parameters are removed from the
 * URL. After the user has left for another page, nothing changes any more. Parts of the state that do not change stay the
 * same objects.
 */
export function useListSearch(resource: Resource, prefix = ''): readonly [ListSearch, SetListSearch] {
  const { search, isValid } = useSearch({
    strict: false,
    structuralSharing: true,
    select(params) {
      const search = parseListSearch(resource, params, prefix);
      return { search, isValid: isWritten(resource, search, params, prefix) };
    },
  });
  const navigate = useNavigate();
  const [isHere] = useState(useNoteHere());
  const setSearch = useCallback<SetListSearch>(
    (change, { replace } = { replace: false }) => {
      if (!isHere()) return;
      void navigate({
        to: '.',
        search: (params) => {
          const current = parseListSearch(resource, params, prefix);
          return writeListSearch(resource, { ...current, ...change }, params, prefix);
        },
        replace,
        resetScroll: false,
      });
    },
    [navigate, isHere, resource, prefix],
  );
  useEffect(() => {
    if (!isValid) setSearch({}, { replace: true });
  }, [isValid, setSearch]);
  return [search, setSearch];
}
