import { instantOfLocal } from './local-time.ts';

const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const iso = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/;

/** Returns the parts of a date as French spreadsheets or databases write it; undefined for any other text. */
function partsOf(text: string) {
  const [, isoDate, isoTime] = iso.exec(text.trim()) ?? [];
  if (isoDate !== undefined) return { date: isoDate, time: isoTime };
  const [, day, month, year, hour, minute] = french.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { date, time: hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}` };
}

/** Returns the day that a cell of a file means, "05/03/2026", as `YYYY-MM-DD`; any other text as it is. */
export const dayOfCell = (text: string): string =>
  partsOf(text)?.date ?? text.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1');

/**
 * Returns the moment that a cell of a file means in the user's time zone, as an instant. Any other text stays as it is, a day
 * without a time too: no time is assumed.
 */
export function momentOfCell(text: string): string {
  const { date, time } = partsOf(text) ?? {};
  return instantOfLocal(date === undefined || time === undefined ? text : `${date}T${time}`) ?? text;
}
