import { queryOptions } from '@tanstack/react-query';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { readRideStatistics, readSignups } from '#resources/paths/dashboard.ts';

/** The statistics of the dashboard. Each has its own call, and a failure concerns only its plots. */
export type StatisticsName = 'users' | 'rides';

const calls = { users: readSignups, rides: readRideStatistics } as const;

/** Returns the query for statistics over time. */
export function statisticsOf(name: StatisticsName) {
  return queryOptions({
    queryKey: ['dashboard', 'statistics', name],
    queryFn: async ({ signal }) => readRecord(await request({ ...calls[name], signal })),
  });
}
