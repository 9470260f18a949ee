import { QueryObserver } from '@tanstack/react-query';
import { queryClient } from '#lib/queries/query-client.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { watchRecords } from '#runtime/news/watch-records.ts';
import { sumsQuery } from './sums-query.ts';
import { type ResourceWait, type WaitCount, waitQuery, waits } from './waits.ts';

/** The first wait of each list that somebody has to work off: a count of news would never go away. */
const firstWaits = waits.filter(
  ({ resource, last }, index) =>
    last === undefined && waits.findIndex((each) => each.resource === resource) === index,
);

/**
 * Counts what waits in each list, first when nothing else is being read, and again after the records have changed. Calls
 * `onCount` with each new count; undefined if it is not known. Returns the function that ends this.
 */
export function followWaits(onCount: (wait: ResourceWait, count: WaitCount | undefined) => void): () => void {
  const endings: (() => void)[] = [];
  const begin = () => {
    endings.push(...firstWaits.map((wait) => followWait(wait, (count) => onCount(wait, count))));
  };
  endings.push(whenIdle(begin));
  return () => {
    for (const end of endings) end();
    for (const wait of firstWaits) onCount(wait, undefined);
  };
}

/** Calls a function when nothing is being read. Returns the function that ends the waiting. */
function whenIdle(begin: () => void): () => void {
  const end = queryClient.getQueryCache().subscribe(look);
  function look() {
    if (queryClient.isFetching() > 0) return;
    end();
    begin();
  }
  look();
  return end;
}

function followWait(wait: ResourceWait, onCount: (count: WaitCount | undefined) => void): () => void {
  // The dashboard may have read the count. A write of this page reads it again, like every list.
  const query = waitQuery(wait, new Date());
  const observer = new QueryObserver(queryClient, {
    ...query,
    refetchOnMount: false,
    notifyOnChangeProps: ['data', 'isError'],
  });
  // What they add up to is read again where it is shown: a count beside an older sum would be wrong.
  const sums = { queryKey: sumsQuery(wait).queryKey, type: 'active' } as const;
  const endings = [
    observer.subscribe(({ data, isError }) => onCount((!isError && data) || undefined)),
    watchRecords({
      resource: wait.resource,
      shown: { cache: queryClient.getQueryCache(), queryKey: query.queryKey },
      read: async () => {
        await inBackground(() => Promise.all([observer.refetch(), queryClient.refetchQueries(sums)]));
      },
    }),
  ];
  onCount(observer.getCurrentResult().data ?? undefined);
  return () => {
    for (const end of endings) end();
  };
}
