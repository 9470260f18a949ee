import { problem } from '#schema/problem.ts';
import { isExistingDay } from './dates.ts';

/** A day as it is typed, `31/02/2026`, `31.2.26` or `310226`, and as it is stored. */
const dayFirst = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{2}|\d{4})$/;
const bare = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the problem of a text that is no day from 1900 on: it names one that the calendar does not have, or an earlier one.
 * Any other text has the problem `format`.
 */
export function dayProblem(text: string, format: 'day' | 'moment'): string {
  const typed = dayFirst.exec(text) ?? bare.exec(text);
  const [year, month, day] = typed?.slice(1).toReversed() ?? yearFirst.exec(text)?.slice(1) ?? [];
  if (year === undefined) return problem(format);
  // A year of two digits may mean 19xx or 20xx. Both have the same leap days, except for 00, which always means 2000.
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  if (!isExistingDay(fullYear, Number(month), Number(day))) return problem('noSuchDay');
  return fullYear < 1900 ? problem('notBefore', { min: '01/01/1900' }) : problem(format);
}
