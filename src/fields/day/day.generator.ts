import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import { isOnCalendar } from '#lib/dates/calendar.ts';
import type { DayField } from './day.ts';

export const generator: KindGenerator<DayField> = {
  access: 'readWrite',
  filtered: true,
  aliases: ['date'],
  options: usualOptions,
  sample: (index) => new Date(Date.UTC(2026, 9 - (index % 9), 3 + index)).toISOString().slice(0, 10),
  entry: () => ({ by: 'typing', text: '05/03/2026' }),
  stored: '2026-03-05',
  sorted: true,
  infer: (member) =>
    byFormat(member, 'date') ??
    (allTexts(member.values, (text) => isOnCalendar('day', text))
      ? { confidence: 'certain', reason: `${seen(member)} are days` }
      : undefined),
};
