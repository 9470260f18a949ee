import { differenceInMonths } from 'date-fns/differenceInMonths';

/*
 * date-fns calculates, `Intl` formats: the browser has the French names of months and distances already, and the
 * locales of date-fns would add 4 kB to every list.
 */
const monthName = new Intl.DateTimeFormat('fr', { month: 'long', timeZone: 'UTC' });
const distance = new Intl.RelativeTimeFormat('fr');
/** In milliseconds. */
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const instantPattern =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d+))?)?(Z|[+-](?:0\d|1[0-8]):?[0-5]\d)$/i;

/**
 * Reads an ISO 8601 date and time with its offset. Returns undefined for anything else: a date alone, a local time, a
 * number, 30 February.
 */
export function parseInstant(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const match = instantPattern.exec(value);
  if (match === null) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second = '00', fraction = '', offset = ''] = match;
  if (!isExistingDay(Number(year), Number(month), Number(day))) return undefined;
  const zone = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase();
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Returns true for an existing day. `new Date` would read 30 February as 1 March. */
export function isExistingDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const padded = (figure: number, width = 2) => String(figure).padStart(width, '0');

/** Formats an instant in full, in the user's time zone: "05 mars 2026 à 14:30", or to the second "… à 14:30:05". */
export function formatDateTime(
  value: unknown,
  precision: 'minute' | 'second' = 'minute',
): string | undefined {
  const date = parseInstant(value);
  if (date === undefined) return undefined;
  const month = monthName.format(Date.UTC(2000, date.getMonth()));
  const day = `${padded(date.getDate())} ${month} ${padded(date.getFullYear(), 4)}`;
  const time = `${padded(date.getHours())}:${padded(date.getMinutes())}`;
  return `${day} à ${precision === 'second' ? `${time}:${padded(date.getSeconds())}` : time}`;
}

/**
 * Formats the distance of an instant from now: "il y a 3 mois". Only full units count: 23 months are one year. Clocks
 * differ, so an instant a few seconds ahead counts as now.
 */
export function formatRelative(value: unknown, now: Date | number = Date.now()): string | undefined {
  const date = parseInstant(value);
  if (date === undefined) return undefined;
  const months = differenceInMonths(date, now);
  const elapsed = Number(date) - Number(now);
  const counts = [
    ['year', months / 12],
    ['month', months],
    ['day', elapsed / day],
    ['hour', elapsed / hour],
    ['minute', elapsed / minute],
  ] as const;
  for (const [unit, count] of counts) {
    if (Math.abs(count) >= 1) return distance.format(Math.trunc(count), unit);
  }
  return 'à l’instant';
}
