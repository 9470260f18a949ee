import {
  type KindGenerator,
  limitsOf,
  type Member,
  type StatedField,
  usualOptions,
} from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly, sampleDay } from '#fields/sample-values.generator.ts';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import { isObject } from '#schema/objects.ts';
import type { DateRangeField } from './date-range.ts';

const ends = ['from', 'to'] as const;

/** Returns a day, or the nearest one within the limits of its field. */
function limited(day: string, { range = {} }: Pick<StatedField, 'range'>): string {
  const { min, max } = range;
  if (min !== undefined && day < String(min)) return String(min);
  return max !== undefined && day > String(max) ? String(max) : day;
}

/** The lengths of sample ranges in days: one day, some within a month, and longer ones. */
const lengths = [6, 0, 13, 40, 2, 120];

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const hasOpenEnd = ({ args: [arg] }: Pick<StatedField, 'args'>) => arg === 'open';

/** Returns whether the last day may be missing; undefined if the objects have other members than two days. */
function openEndOf({
  source,
  values,
  memberFormats = {},
  optionalMembers = [],
}: Member): boolean | undefined {
  if (source === 'schema')
    return ends.every((end) => memberFormats[end] === 'date') ? optionalMembers.includes('to') : undefined;
  const ranges = values.map((value) => (isObject(value) ? value : {}));
  const isOpen = ({ to }: (typeof ranges)[number]) => to === null || to === undefined;
  const areDays = ranges.every((range) =>
    ends.every((end) => isOnCalendar('day', range[end]) || (end === 'to' && isOpen(range))),
  );
  return areDays ? ranges.some(isOpen) : undefined;
}

export const generator: KindGenerator<DateRangeField> = {
  access: 'readWrite',
  column: () => 'daterange',
  // PostgreSQL keeps the day after the last one.
  limitedBy: (column) => ({ min: `lower(${column})`, max: `upper(${column}) - 1` }),
  filtered: true,
  aliases: ['daterange', 'dates'],
  argument: { type: 'oneOf', values: ['open'], example: 'open' },
  options: (field) => ({
    ...limitsOf(field),
    ...usualOptions(field),
    ...(hasOpenEnd(field) && { openEnd: true }),
  }),
  limit: (text) => (isOnCalendar('day', text) ? text : undefined),
  atLimit: (day) => ({ from: day, to: day }),
  sample(index, field) {
    const from = limited(sampleDay(index, field), field);
    const to = limited(dayAfter(from, lengths[index % lengths.length] ?? 0), field);
    const range = { from, to: hasOpenEnd(field) && index % 4 === 3 ? null : to };
    return field.required ? range : mostly(index, range);
  },
  filling(_, range) {
    const [text = '', second = ''] = ['2026-03-05', '2026-03-18'].map((day) =>
      limited(day, { range }).split('-').reverse().join('/'),
    );
    return { by: 'typing', text, second };
  },
  stored: { from: '2026-03-05', to: '2026-03-18' },
  sorted: true,
  infer(member) {
    const isOpen = openEndOf(member);
    const found = isOpen === undefined ? undefined : byMembers(member, 'object', ends);
    return found && { ...found, ...(isOpen && { args: ['open'] }) };
  },
};
