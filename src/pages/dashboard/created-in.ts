import { dayStart } from '#lib/dates/days.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { startInFrance } from '#resources/rules/french-days.ts';
import { type SearchParams, stringifySearch } from '#runtime/address/url-search.ts';
import { dayAfter } from './period.ts';

/**
 * Returns the values of the filter for what was created in a period, its last day included. Figures count days of France: where
 * those of the browser begin at other times, the bounds are instants.
 */
export function createdIn({ from, to }: StatisticsPeriod) {
  const start = startInFrance(from).toISOString();
  const end = startInFrance(dayAfter(to, 1)).toISOString();
  const isSame = dayStart(from)?.toISOString() === start && dayStart(to, 1)?.toISOString() === end;
  return { createdAt_from: [isSame ? from : start], createdAt_to: [isSame ? to : end] };
}

/** Returns the address of a list with what was created in a period, and other filters. */
export const createdHref = (path: string, period: StatisticsPeriod, filters: SearchParams = {}): string =>
  path + stringifySearch({ ...filters, ...createdIn(period) });
