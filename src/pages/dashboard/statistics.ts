import { queryOptions } from '@tanstack/react-query';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { readRideStatistics, readSignups } from '#resources/paths/dashboard.ts';

/** Whose statistics: each is a call of its own, which fails alone. */
export type StatisticsName = 'users' | 'rides';

const calls = { users: readSignups, rides: readRideStatistics } as const;

/** Reads statistics over time. */
export function statisticsOf(name: StatisticsName) {
  return queryOptions({
    queryKey: ['dashboard', 'statistics', name],
    queryFn: async ({ signal }) => readRecord(await request({ ...calls[name], signal })),
  });
}
