import { queryOptions } from '@tanstack/react-query';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';

/** The call that counts everything. */
export const dashboardCounts = queryOptions({
  queryKey: ['dashboard', 'counts'],
  queryFn: async ({ signal }) => readRecord(await request({ path: '/admin/dashboard', signal })),
});
