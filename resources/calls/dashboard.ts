import * as z from 'zod/mini';
import { readSignups } from '#resources/paths/dashboard.ts';
import type { ServiceCall } from '#schema/call.ts';
import { dashboardCounts } from './figures.ts';

const count = z.int().check(z.nonnegative());

/** The sign-ups of each month, the users of each role, and those whose email address is verified. */
export const signups = z.object({
  signups: z.array(z.object({ month: z.string(), clients: count, drivers: count })),
  roles: z.object({ client: count, driver: count, admin: count }),
  verified: count,
});

/** What the service must send: months as `YYYY-MM`. The page leaves out a month that it cannot read. */
const sentSignups = z.object({
  ...signups.shape,
  signups: z.array(
    z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)), clients: count, drivers: count }),
  ),
});

/** The calls of the dashboard that no resource declares. */
export const dashboardCalls: readonly ServiceCall[] = [
  {
    name: 'dashboard.counts',
    summary: 'The number of records of each resource',
    call: dashboardCounts.call,
    returns: dashboardCounts,
    access: 'admin',
  },
  {
    name: 'dashboard.signups',
    summary: 'The sign-ups of each month and the users of each role',
    call: readSignups,
    returns: sentSignups,
    access: 'admin',
  },
];
