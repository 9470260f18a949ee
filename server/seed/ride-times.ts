import type { Chance } from './chance.ts';

const day = 86_400_000;
const hour = 3_600_000;
const longest = 2 * 365;

/** When people are on their way (UTC): to work, home again, and out. */
const hours = [
  0, 1, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 15, 15, 16, 16, 16, 17, 17, 17, 18, 18,
  19, 20, 20, 21, 22, 22, 23,
];

/**
 * A moment of the last two years at which somebody asks for a ride, once they had joined: more and more of them,
 * a few of them just now.
 */
export function momentOfRide(chance: Chance, joined: Date, now: Date): Date {
  if (chance.happens(0.015)) return new Date(now.getTime() - chance.whole(30_000, 44 * 60_000));
  const since = Math.min(longest, (now.getTime() - joined.getTime()) / day);
  const ago = since * (chance.whole(0, 999_999) / 1_000_000) ** 1.25;
  const midnight = Math.floor((now.getTime() - ago * day) / day) * day;
  const at = midnight + chance.pick(hours) * hour + chance.whole(0, hour - 1);
  // What would still be to come is of one of the days before.
  const past = at < now.getTime() - hour ? at : at - chance.whole(1, 12) * day;
  return new Date(Math.max(past, Math.min(joined.getTime() + hour, now.getTime() - hour)));
}
