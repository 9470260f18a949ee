import { formatISO } from 'date-fns/formatISO';
import { isOnCalendar } from './calendar.ts';
import { parseInstant } from './dates.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the instant of a day and a time in the user's time zone, with the offset that the zone has then:
 * "2026-03-05T14:30" is "2026-03-05T14:30:00+01:00". A time that a change of the clocks leaves out is an hour later;
 * of one that comes twice, it is the first. Undefined for anything else.
 */
export function instantOfLocal(local: string): string | undefined {
  const [, day] = pattern.exec(local) ?? [];
  return isOnCalendar('day', day) ? formatISO(new Date(local)) : undefined;
}

/** Returns the day and the time of an instant in the user's time zone: "2026-03-05T14:30". Undefined for anything else. */
export function localOfInstant(instant: string): string | undefined {
  const date = parseInstant(instant);
  return date && formatISO(date).slice(0, 'YYYY-MM-DDThh:mm'.length);
}
