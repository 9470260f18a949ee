const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns the time that a clock on the wall shows, as if it were UTC: its days have 24 hours all year. */
const onTheWall = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * minute);

/** Returns the number of full months between two times, in UTC. */
function fullMonths(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth();
  const last = new Date(from);
  last.setUTCMonth(from.getUTCMonth() + months);
  return last > to ? months - 1 : months;
}

/**
 * Returns how far an instant is from another, in the largest unit of which at least one is full; negative in the past.
 * Undefined if it is less than a minute. Days, months and years are those of the user's calendar.
 */
export function distanceFrom(
  now: Date,
  date: Date,
): readonly [Intl.RelativeTimeFormatUnit, number] | undefined {
  const [sign, start, end] = date < now ? [-1, date, now] : [1, now, date];
  const [from, to] = [onTheWall(start), onTheWall(end)];
  const months = fullMonths(from, to);
  const elapsed = end.getTime() - start.getTime();
  const units = [
    ['year', months / 12],
    ['month', months],
    ['day', (to.getTime() - from.getTime()) / day],
    ['hour', elapsed / hour],
    ['minute', elapsed / minute],
  ] as const;
  const [unit, count] = units.find(([, each]) => each >= 1) ?? [];
  return unit === undefined || count === undefined ? undefined : [unit, sign * Math.trunc(count)];
}
