import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { isPlanned, momentsIn } from '#fields/inference-hints.ts';
import { sampleMoment } from '#fields/sample-values.generator.ts';
import type { MomentField } from './moment.ts';

export const generator: KindGenerator<MomentField> = {
  access: 'readWrite',
  canBeCompared: true,
  column: () => 'timestamptz',
  filtered: true,
  aliases: ['datetime', 'timestamp'],
  options: usualOptions,
  sample: sampleMoment,
  filling: () => ({ by: 'typing', text: '05/03/2026 14:30' }),
  // Forms of browser tests are filled in Paris.
  stored: '2026-03-05T13:30:00.000Z',
  sorted: true,
  infer: (member) => (isPlanned(member) ? momentsIn(member) : undefined),
};
