import { resourceWaits } from 'virtual:resource-waits';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '#lib/api/envelope.ts';
import { dayOf, dayStart } from '#lib/dates/days.ts';
import { request } from '#lib/session/request.ts';
import { stringifySearch } from '#runtime/address/url-search.ts';

/** What waits in one list, as its descriptor declares it. */
export type ResourceWait = (typeof resourceWaits)[number];

/** What waits in all lists, in the order of the navigation, news last. */
export const waits: readonly ResourceWait[] = resourceWaits;

/** The number of records that wait. */
export interface WaitCount {
  readonly total: number;
  /** True if there are more than the total, which nobody has counted. */
  readonly more: boolean;
}

/** Returns the first and the last day that a wait is about; undefined if it is about any time. */
function daysOf({ last }: ResourceWait, today: Date): { from: string; to: string } | undefined {
  if (last === undefined) return undefined;
  const from = new Date(today.getFullYear(), today.getMonth(), today.getDate() - last.days + 1);
  return { from: dayOf(from), to: dayOf(today) };
}

/** Returns the address of the list with exactly the records that wait. */
export function waitHref(wait: ResourceWait, today: Date): string {
  const days = daysOf(wait, today);
  const name = wait.last?.filter;
  const period = days && { [`${name}_from`]: days.from, [`${name}_to`]: days.to };
  return wait.path + stringifySearch({ ...wait.filters, ...period });
}

/**
 * Returns the query for the number of records that wait: the total of the list's own call, null if the service states none. It
 * is read again with the list after every write.
 */
export function waitQuery(wait: ResourceWait, today: Date) {
  const { resource, call: path, query, last } = wait;
  const days = daysOf(wait, today);
  const period = days && {
    [`${last?.filter}_from`]: dayStart(days.from)?.toISOString(),
    [`${last?.filter}_to`]: dayStart(days.to, 1)?.toISOString(),
  };
  const part = { ...query, ...period, page: 1, limit: 1 };
  return queryOptions({
    queryKey: ['resource', resource, 'list', 'wait', part],
    queryFn: async ({ signal }): Promise<WaitCount | null> => {
      const { total, totalKnown, more } = readList(
        await request({ method: 'GET', path, query: part, signal }),
      );
      return totalKnown ? { total, more } : null;
    },
  });
}
