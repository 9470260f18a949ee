const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the instant, in the user's time zone, at which a day like "2026-11-20" begins, or one that is `later` days
 * after it. Undefined for anything else, for 30 February and for days before 1900.
 */
export function dayStart(day: string, later = 0): Date | undefined {
  const [, year = '', month = '', date = ''] = pattern.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  if (year < '1900' || start.getMonth() !== Number(month) - 1) return undefined;
  start.setDate(start.getDate() + later);
  return start;
}

const padded = (figure: number) => String(figure).padStart(2, '0');

/** Returns the day of an instant in the user's time zone, like "2026-11-20". */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
