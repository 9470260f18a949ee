/*
 * A day has no time zone. It is passed on as `YYYY-MM-DD` and typed day first, as in France.
 */

const written = /^(\d{4})-(\d{2})-(\d{2})$/;
const typed = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{2}|\d{4})$/;
const bare = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;

/** Years of two digits below it are of this century, the others of the last one. */
const turn = 70;

function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number + (number < turn ? 2000 : 1900);
}

function existing(year: number, month: string, day: string): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February would pass as 2 March.
  return year >= 1900 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : undefined;
}

function partsOf(text: string): readonly [year: number, month: string, day: string] | undefined {
  const iso = written.exec(text);
  if (iso !== null) return [Number(iso[1]), iso[2] ?? '', iso[3] ?? ''];
  const [, day, month, year] = typed.exec(text) ?? bare.exec(text) ?? [];
  return day === undefined || month === undefined || year === undefined
    ? undefined
    : [fullYear(year), month, day];
}

/**
 * Returns the day that a user typed as `YYYY-MM-DD`: "5/3/2026", "05.03.26", "05032026" or "2026-03-05". Returns
 * undefined for any other text, for a day that does not exist, and for one before 1900.
 */
export function parseDay(text: string): string | undefined {
  const parts = partsOf(text.trim());
  return parts && existing(...parts);
}

/** Returns true for a text that is written as a day from 1900 on which the calendar does not have: "31/02/2026". */
export function isMissingDay(text: string): boolean {
  const [year = 0] = partsOf(text.trim()) ?? [];
  return year >= 1900 && parseDay(text) === undefined;
}

/** Returns a day `YYYY-MM-DD` as it is typed, "05/03/2026"; any other text as it is. */
export const formatDay = (value: string): string => value.replace(written, '$3/$2/$1');

const fullDay = new Intl.DateTimeFormat('fr', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns the name of a day in a calendar: "dimanche 1 mars 2026". It has the number that the day shows, not "1er". */
export const nameOfDay = (day: Date): string => fullDay.format(day);

/** Returns the name of a button that opens a calendar. It says which days are chosen, e.g. after a pick. */
export function openerLabel(open: string, label: string, ...values: readonly string[]): string {
  const days = values.flatMap((value) => parseDay(value.slice(0, 10)) ?? []);
  const names = days.map((day) => nameOfDay(new Date(`${day}T00:00:00Z`)).replace(' 1 ', ' 1er '));
  return [`${open}\u00a0: ${label}`, ...names].join(', ');
}
