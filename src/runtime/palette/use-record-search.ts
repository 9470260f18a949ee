import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RecordList } from '#lib/api/envelope.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { openPath } from '#runtime/links/paths.ts';
import type { ListedResource } from './listed-resources.ts';

/** The pause after the last key before a search, in milliseconds. */
const searchDelay = 200;

/** The shortest text that the service is asked for. */
const shortestSearch = 2;

/** The number of records that are shown of each resource: the smallest page of a list. */
export const recordsShown = 5;

/** The records of a resource that a search has found. */
export interface FoundRecords extends ListedResource {
  /** What was searched for. */
  readonly query: string;
  readonly list: RecordList;
}

/** Returns true if the records of a resource are searched: each has a page, and the list can be searched. */
export const isSearched = ({ resource }: ListedResource) =>
  resource.list.search === true && openPath(resource, '') !== undefined;

/** Returns a text once it has not changed for `delay` milliseconds. */
export function useSettledText(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, text);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/**
 * Searches the lists of several resources at the same time. What is found is added in the order of the resources, so that
 * nothing moves down after it is shown. The last results stay until the first of the next ones.
 */
export function useRecordSearch(listed: readonly ListedResource[], text: string) {
  const wanted = text.length < shortestSearch ? '' : text;
  const query = useSettledText(wanted, searchDelay);
  const searched = query === '' || wanted === '' ? [] : listed.filter(isSearched);
  const results = useQueries({
    queries: searched.map(({ resource }) => {
      const { placeholderData: _, ...search } = resourceQueries(resource).list({
        page: 1,
        limit: recordsShown,
        query,
      });
      return search;
    }),
  });

  const pending = results.findIndex(({ isPending }) => isPending);
  const settled = pending < 0 ? results : results.slice(0, pending);
  const found = settled.flatMap(({ data }, at): FoundRecords[] => {
    const each = searched[at];
    return each === undefined || data === undefined || data.records.length === 0
      ? []
      : [{ ...each, query, list: data }];
  });

  const last = useRef<readonly FoundRecords[]>([]);
  const waits = wanted !== '' && settled.length === 0 && (pending === 0 || query !== wanted);
  useEffect(() => {
    if (!waits) last.current = found;
  });
  return {
    found: waits ? last.current : found,
    /** True while any of the lists is being read: what is shown of them may change. */
    rereads: results.some(({ isFetching }) => isFetching),
    busy: wanted !== '' && (pending >= 0 || query !== wanted),
    /** True while no record is found for the text: those that are shown were found for a former one. */
    pending: wanted !== '' && (query !== wanted || (pending >= 0 && found.length === 0)),
    error: results.find(({ error }) => error !== null)?.error,
    retry() {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
