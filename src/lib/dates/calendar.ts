/*
 * Days and months of a calendar have no time zone: 20 November is the same day for every user. They are read, counted
 * and formatted in UTC, so that no time zone moves them.
 */

/** The units of a calendar. */
export type CalendarUnit = 'day' | 'month';

interface Unit {
  readonly pattern: RegExp;
  /** Returns the index of a date in the sequence of all units. */
  toNumber(date: Date): number;
  toDate(number: number): Date;
  readonly keyLength: number;
  readonly long: Intl.DateTimeFormat;
  readonly short: Intl.DateTimeFormat;
}

const millisecondsPerDay = 86_400_000;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { timeZone: 'UTC', ...options });

const units: Readonly<Record<CalendarUnit, Unit>> = {
  day: {
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    toNumber: (date) => date.getTime() / millisecondsPerDay,
    toDate: (number) => new Date(number * millisecondsPerDay),
    keyLength: 10,
    long: formatter({ day: 'numeric', month: 'long', year: 'numeric' }),
    short: formatter({ day: 'numeric', month: 'short' }),
  },
  month: {
    pattern: /^\d{4}-\d{2}$/,
    toNumber: (date) => date.getUTCFullYear() * 12 + date.getUTCMonth(),
    toDate: (number) => new Date(Date.UTC(Math.floor(number / 12), number % 12)),
    keyLength: 7,
    long: formatter({ month: 'long', year: 'numeric' }),
    short: formatter({ month: 'short' }),
  },
};

function parse(unit: CalendarUnit, value: unknown): Date | undefined {
  const { pattern, keyLength } = units[unit];
  if (typeof value !== 'string' || !pattern.test(value) || value < '1900') return undefined;
  const date = new Date(`${value}${'-01'.repeat(unit === 'month' ? 1 : 0)}T00:00:00Z`);
  // 30 February would pass as 2 March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, keyLength) !== value) return undefined;
  return date;
}

/** Returns true for an existing day from 1900 on, "2026-11-20", or month, "2026-11". */
export function isOnCalendar(unit: CalendarUnit, value: unknown): value is string {
  return parse(unit, value) !== undefined;
}

/**
 * Returns every day or month from the first to the last of those given. Values that are not on the calendar are left
 * out. If there are more than `max`, only the latest are returned.
 */
export function calendarSpan(unit: CalendarUnit, values: readonly unknown[], max: number): string[] {
  const { toNumber, toDate, keyLength } = units[unit];
  const numbers = values
    .map((value) => parse(unit, value))
    .filter((date) => date !== undefined)
    .map(toNumber);
  if (numbers.length === 0) return [];
  const last = numbers.reduce((left, right) => Math.max(left, right));
  const first = Math.max(
    numbers.reduce((left, right) => Math.min(left, right)),
    last - max + 1,
  );
  return Array.from({ length: last - first + 1 }, (_, index) =>
    toDate(first + index)
      .toISOString()
      .slice(0, keyLength),
  );
}

/**
 * Formats a period of days: "1er au 31 mars 2026", "20 février au 5 mars 2026"; one day as this day. Each day is on one
 * line. A word is between them, since screen readers skip a dash.
 */
export function formatDays(from: unknown, to: unknown): string | undefined {
  const [first, last] = [parse('day', from), parse('day', to)];
  if (first === undefined || last === undefined) return undefined;
  return units.day.long
    .formatRange(first, last)
    .replace(/(?<!\d)1(?=[\s–])/g, '1er')
    .replaceAll(' ', '\u00a0')
    .replace(/\s?–\s?/, ' au\u00a0');
}

/** Formats a day or a month: "1er novembre 2026", "novembre 2026"; short, for an axis: "1er nov.", "nov.". */
export function formatOnCalendar(
  unit: CalendarUnit,
  value: unknown,
  length: 'long' | 'short',
): string | undefined {
  const date = parse(unit, value);
  return date && units[unit][length].format(date).replace(/^1(?= )/, '1er');
}
