import { type KindGenerator, limitsOf, type StatedField, usualOptions } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import { sampleDay } from '#fields/sample-values.generator.ts';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import type { DayField } from './day.ts';

/** Returns a day, or the nearest one within the limits of its field. */
function limited(day: string, { range = {} }: Pick<StatedField, 'range'>): string {
  const { min, max } = range;
  if (min !== undefined && day < String(min)) return String(min);
  return max !== undefined && day > String(max) ? String(max) : day;
}

export const generator: KindGenerator<DayField> = {
  access: 'readWrite',
  canBeCompared: true,
  column: () => 'date',
  filtered: true,
  aliases: ['date'],
  options: (field) => ({ ...limitsOf(field), ...usualOptions(field) }),
  limit: (text) => (isOnCalendar('day', text) ? text : undefined),
  sample: (index, field) => limited(sampleDay(index, field), field),
  filling: (_, range) => ({
    by: 'typing',
    text: limited('2026-03-05', { range }).split('-').reverse().join('/'),
  }),
  stored: '2026-03-05',
  sorted: true,
  infer: (member) =>
    byFormat(member, 'date') ??
    (allTexts(member.values, (text) => isOnCalendar('day', text))
      ? { confidence: 'certain', reason: `${seen(member)} are days` }
      : undefined),
};
