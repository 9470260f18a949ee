import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { type SearchParams, stringifySearch } from '#runtime/address/url-search.ts';

/** Returns the values of the filter for what was created in a period, its last day included. */
export const createdIn = ({ from, to }: StatisticsPeriod) => ({ createdAt_from: [from], createdAt_to: [to] });

/** Returns the address of a list with what was created in a period, and other filters. */
export const createdHref = (path: string, period: StatisticsPeriod, filters: SearchParams = {}): string =>
  path + stringifySearch({ ...filters, ...createdIn(period) });
