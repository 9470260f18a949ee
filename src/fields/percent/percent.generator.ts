import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { isNamed } from '#fields/inference-hints.ts';
import { mostly } from '#fields/sample-values.ts';
import type { PercentField } from './percent.ts';

export const generator: KindGenerator<PercentField> = {
  access: 'readWrite',
  filtered: true,
  aliases: ['percentage', 'rate'],
  options: usualOptions,
  sample: (index) => mostly(index, ((index % 5) + 1) / 10),
  entry: () => ({ by: 'typing', text: '12,5' }),
  stored: 0.125,
  sorted: true,
  infer(member) {
    const { shape, values } = member;
    const isShare = values.every((value) => Number(value) >= 0 && Number(value) <= 1);
    return shape === 'number' && isShare && isNamed(member, 'rate percent percentage ratio share taux pct')
      ? { confidence: values.length > 0 ? 'likely' : 'guess', reason: 'a share of one, by its name' }
      : undefined;
  },
};
