import { parseTime } from '#kit/formatted-input/time-text.ts';
import { formatDay, parseDay } from './day-text.ts';

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;
const typed = /^(\S+(?:\s\d{1,2}\s\d{2,4})?)(?:\s+(?:à\s+)?|T)(\d.*)$/;

/**
 * Returns the day and the time that a user typed as `YYYY-MM-DDThh:mm`: "5/3/2026 9:05", "05.03.26 à 9h05". Returns
 * undefined for any other text, and for a day without a time.
 */
export function parseDateTime(text: string): string | undefined {
  const [, dayText = '', timeText = ''] = typed.exec(text.trim()) ?? [];
  const [day, time] = [parseDay(dayText), parseTime(timeText)];
  return day === undefined || time === undefined ? undefined : `${day}T${time}`;
}

/** Returns a day and a time as they are typed, "05/03/2026 09:05"; any other text as it is. */
export const formatDateTime = (value: string): string => {
  const { day, time } = partsOf(value);
  return day === '' ? value : `${formatDay(day)} ${time}`;
};

/** Returns the day and the time of a value; empty texts if it has none. */
export function partsOf(value: string): { readonly day: string; readonly time: string } {
  const [, day = '', time = ''] = written.exec(value) ?? [];
  return { day, time };
}
