import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { isPlanned, momentsIn } from '#fields/inference-hints.ts';
import type { MomentField } from './moment.ts';

export const generator: KindGenerator<MomentField> = {
  access: 'readWrite',
  filtered: true,
  aliases: ['datetime', 'timestamp'],
  options: usualOptions,
  sample: (index) => new Date(Date.UTC(2026, index % 12, 3 + index, 8 + (index % 9), 30)).toISOString(),
  entry: () => ({ by: 'typing', text: '05/03/2026 14:30' }),
  // Forms of browser tests are filled in Paris.
  stored: '2026-03-05T14:30:00+01:00',
  sorted: true,
  infer: (member) => (isPlanned(member) ? momentsIn(member) : undefined),
};
