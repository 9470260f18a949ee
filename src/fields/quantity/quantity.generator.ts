import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { decimalsOf, isNamed } from '#fields/inference-hints.ts';
import type { QuantityField } from './quantity.ts';

export const generator: KindGenerator<QuantityField> = {
  access: 'readWrite',
  filtered: true,
  fallback: true,
  aliases: ['number', 'integer'],
  argument: { type: 'number', max: 6, example: '2' },
  options: ({ args: [decimals], ...field }) => ({
    ...(decimals !== undefined && { decimals: Number(decimals) }),
    ...usualOptions(field),
  }),
  sample: (index) => (index * 3) % 8,
  entry: () => ({ by: 'typing', text: '3' }),
  stored: 3,
  sorted: true,
  infer(member) {
    const { shape, whole, values, choices } = member;
    if (shape !== 'number') return undefined;
    if (choices !== undefined)
      return { confidence: 'guess', reason: 'one of a few numbers: the dictionary labels texts only' };
    if (whole) return { confidence: 'certain', reason: 'whole numbers' };
    const usual = isNamed(member, 'lat lng lon latitude longitude') ? 6 : 2;
    const decimals = Math.min(6, decimalsOf(values) || usual);
    return { args: [String(decimals)], confidence: 'likely', reason: 'numbers with decimals' };
  },
};
