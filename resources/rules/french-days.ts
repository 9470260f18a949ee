/** The time zone in which the days, months and years of the product begin and end. */
const zone = 'Europe/Paris';

/** Returns the day of a time in France, like "2026-11-20". */
export const dayInFrance = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time);

/**
 * Returns the time at which a day like "2026-11-20" begins in France, whose clocks have been one or two hours ahead of UTC since
 * 1945: two hours ahead it would still be the day before for an hour, if they are only one ahead.
 */
export function startInFrance(day: string): Date {
  const inSummer = new Date(`${day}T00:00+02:00`);
  return dayInFrance(inSummer) === day ? inSummer : new Date(`${day}T00:00+01:00`);
}
