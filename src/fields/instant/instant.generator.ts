import type { KindGenerator } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import { parseInstant } from '#lib/dates/dates.ts';
import type { InstantField } from './instant.ts';

export const generator: KindGenerator<InstantField> = {
  access: 'readOnly',
  filtered: true,
  role: 'creation',
  aliases: ['datetime'],
  // The creation time of a record is always known.
  options: ({ name }) => (name === 'createdAt' ? {} : { nullable: true }),
  sample: (index) => new Date(Date.UTC(2026, 9 - (index % 9), 3 + index, 8 + index, 20)).toISOString(),
  infer: (member) =>
    byFormat(member, 'date-time') ??
    (allTexts(member.values, (text) => parseInstant(text) !== undefined)
      ? { confidence: 'certain', reason: `${seen(member)} are dates with a time` }
      : undefined),
};
