import { formatISO } from 'date-fns/formatISO';
import { parseInstant } from './dates.ts';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Returns the instant of a day and a time in the user's time zone, with the offset that the zone has then:
 * "2026-03-05T14:30" is "2026-03-05T14:30:00+01:00". A time that a change of the clocks leaves out is an hour later.
 * Undefined for anything else.
 */
export function instantOfLocal(local: string): string | undefined {
  const date = new Date(local);
  return pattern.test(local) && !Number.isNaN(date.getTime()) ? formatISO(date) : undefined;
}

/** Returns the day and the time of an instant in the user's time zone: "2026-03-05T14:30". Undefined for anything else. */
export function localOfInstant(instant: string): string | undefined {
  const date = parseInstant(instant);
  return date && formatISO(date).slice(0, 'YYYY-MM-DDThh:mm'.length);
}
