/** The time zone in which the days, months and years of the product begin and end. */
const zone = 'Europe/Paris';

/** Returns the day of a time in France, like "2026-11-20". */
export const dayInFrance = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time);
