import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import type { TimeOfDayField } from './time-of-day.ts';

export const generator: KindGenerator<TimeOfDayField> = {
  access: 'readWrite',
  column: () => 'time',
  aliases: ['time'],
  options: usualOptions,
  sample: (index) => `${String(6 + index).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
  filling: () => ({ by: 'typing', text: '09:30' }),
  sorted: true,
  infer: (member) =>
    byFormat(member, 'time') ??
    (allTexts(member.values, (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text))
      ? { confidence: 'certain', reason: `${seen(member)} are times of day` }
      : undefined),
};
