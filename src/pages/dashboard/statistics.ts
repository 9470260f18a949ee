import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { signups } from '#resources/calls/dashboard.ts';
import type { figureMembers } from '#resources/calls/figure-members.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { readRideStatistics, readSignups } from '#resources/paths/dashboard.ts';
import type { rideStatistics } from '#resources/rides.ts';

/** The statistics of the dashboard. Each has its own call, and a failure concerns only its charts. */
export type StatisticsName = 'users' | 'rides';

type Member =
  | keyof z.output<typeof signups>
  | keyof z.output<(typeof figureMembers)['rides.figures']>
  | keyof typeof rideStatistics.fields;

/** The members that the calls declare. Their values are checked where they are shown. */
export type Statistics = Readonly<Partial<Record<Member, unknown>>>;

const calls = { users: readSignups, rides: readRideStatistics } as const;

/** Returns the query for statistics over time. */
export function statisticsOf(name: StatisticsName) {
  return queryOptions({
    queryKey: ['dashboard', 'statistics', name],
    queryFn: async ({ signal }) => readRecord(await request({ ...calls[name], signal })),
  });
}

/** Returns the query for the statistics of the rides of a period. */
export function statisticsIn({ from, to }: StatisticsPeriod) {
  return queryOptions({
    queryKey: ['dashboard', 'statistics', 'rides', from, to],
    queryFn: async ({ signal }): Promise<Statistics> =>
      readRecord(await request({ ...readRideStatistics, query: { from, to }, signal })),
  });
}
