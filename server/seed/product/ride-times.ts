import type { RideStatus } from '#server/database/trade-tables.ts';
import { day, hour, type Random } from '#server/seed/random.ts';

/** The age of the oldest rides, in days. */
const longest = 2 * 365;

/** The service grows: there are e times as many rides a day as so many days before. */
const growth = 150;

/** The hours (UTC) of rides. Frequent ones stand more than once: to work, home again, and in the evening. */
const hours = [
  0, 1, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18,
  19, 20, 20, 21, 22, 22, 23,
];

/**
 * The rides that wait or are under way, each with the minutes since it was requested. They are listed, so that the demo has
 * each status whenever it is filled.
 */
export const currentRides: readonly (readonly [minutesAgo: number, status: RideStatus])[] = [
  [38, 'in_progress'],
  [31, 'in_progress'],
  [24, 'accepted'],
  [17, 'in_progress'],
  [11, 'pending'],
  [6, 'pending'],
  [3, 'pending'],
  [1, 'pending'],
];

/**
 * Returns a time in the last two years at which a user requested a ride that has ended: after `joined` unless that is less than
 * an hour ago. It takes as many random values at every hour, so that those of the other demo data stay.
 */
export function timeOfRide(random: Random, joined: Date, now: Date): Date {
  const since = Math.min(longest, (now.getTime() - joined.getTime()) / day);
  const share = random.integer(0, 999_999) / 1_000_000;
  const ago = -growth * Math.log(1 - share * (1 - Math.exp(-since / growth)));
  const midnight = Math.floor((now.getTime() - ago * day) / day) * day;
  const at = midnight + random.pick(hours) * hour + random.integer(0, hour - 1);
  const daysBefore = random.integer(1, 12);
  // A time in the last hour or in the future moves to an earlier day.
  const past = at < now.getTime() - hour ? at : at - daysBefore * day;
  return new Date(Math.max(past, Math.min(joined.getTime() + hour, now.getTime() - hour)));
}
