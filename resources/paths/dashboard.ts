import { get } from '#schema/endpoints.ts';

/** Reads the sign-ups of each month and the number of users of each role. */
export const readSignups = get('/admin/users/dashboard');

/** Reads the totals of all rides, and those of each day. */
export const readRideStatistics = get('/admin/ride-stats');
