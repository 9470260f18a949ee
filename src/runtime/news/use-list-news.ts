import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RecordList, readList } from '#lib/api/envelope.ts';
import { type ListQuery, listCall } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import type { Resource } from '#schema/resource.ts';
import { newsText } from './news-text.ts';
import { watchRecords } from './watch-records.ts';

/** A part of a list as it was at a time. */
interface Found {
  readonly part: ListQuery;
  readonly list: RecordList;
  readonly at: number;
}

/**
 * Reads a list again to find what is newer than what it shows: when the service reports that its records have changed,
 * or, if it cannot report changes, when the window gets the focus. Returns what is new, and the function that shows it.
 */
export function useListNews(resource: Resource, part: ListQuery) {
  const client = useQueryClient();
  const [found, setFound] = useState<Found>();
  const { queryKey, ...query } = resourceQueries(resource).list(part);
  const { data, dataUpdatedAt, isFetching } = useQuery({ ...query, queryKey, enabled: false });

  useEffect(
    () =>
      watchRecords({
        resource: resource.name,
        shown: {
          cache: client.getQueryCache(),
          queryKey: resourceQueries(resource).list(part).queryKey,
        },
        async read(signal) {
          const at = Date.now();
          const call = { ...listCall(resource, part), signal };
          const list = readList(await inBackground(() => request(call)));
          setFound({ part, list, at });
        },
      }),
    [client, resource, part],
  );

  // The list may have been read again since, e.g. after an action of this page.
  const isNewer = found?.part === part && found.at >= dataUpdatedAt && !isFetching;
  return {
    text: isNewer && data !== undefined ? newsText(resource, data, found.list, part.page) : undefined,
    show() {
      if (found === undefined) return;
      client.setQueryData(queryKey, found.list);
      // The figures above the list are about the same records.
      void client.invalidateQueries({
        queryKey: queryKey.slice(0, 3),
        predicate: (other) => JSON.stringify(other.queryKey) !== JSON.stringify(queryKey),
      });
    },
  };
}
