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
    agreements: {
      counts: {
        users: { list: 'users' },
        etablissements: { list: 'establishments' },
        categories: { list: 'categories' },
        options: { list: 'options' },
        subscriptionPlans: { list: 'plans' },
      },
    },
    access: 'admin',
  },
  {
    name: 'dashboard.signups',
    summary: 'The sign-ups of each month and the users of each role',
    call: readSignups,
    returns: sentSignups,
    agreements: {
      counts: {
        'roles.client': { list: 'users', filters: { role: 'client' } },
        'roles.driver': { list: 'users', filters: { role: 'driver' } },
        'roles.admin': { list: 'users', filters: { role: 'admin' } },
        verified: { list: 'users', filters: { emailVerified: 'true' } },
      },
    },
    access: 'admin',
  },
];
