import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import type { ColourField } from './colour.ts';

const samples = '#1a73e8 #00897b #e53935 #f9a825 #5e35b1 #37474f'.split(' ');

export const generator: KindGenerator<ColourField> = {
  access: 'readWrite',
  column: () => 'text',
  aliases: ['color'],
  options: usualOptions,
  sample: (index) => samples[index % samples.length],
  filling: () => ({ by: 'typing', text: '#1a73e8' }),
  infer: (member) =>
    byFormat(member, 'color') ??
    (allTexts(member.values, (text) => /^#[0-9a-f]{6}$/i.test(text))
      ? { confidence: 'certain', reason: `${seen(member)} are colours` }
      : undefined),
};
