import { type KindGenerator, limitsOf, numberLimit, usualOptions, withinLimits } from '#fields/generator.ts';
import { isNamed } from '#fields/inference-hints.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import { scaled } from '#lib/numbers/scaled.ts';
import type { PercentField } from './percent.ts';

/** Limits are written in percent, and stored as shares. */
const shareOf = (percent: number | undefined) => (percent === undefined ? undefined : scaled(percent, 0.01));

/** The most digits of a share after the comma: in percent, two. */
const decimals = 4;

export const generator: KindGenerator<PercentField> = {
  access: 'readWrite',
  canBeCompared: true,
  column: () => 'numeric',
  filtered: true,
  aliases: ['percentage', 'rate'],
  options: (field) => ({ ...limitsOf(field), ...usualOptions(field) }),
  limit: (text) => shareOf(numberLimit(text.replace(/\s*%$/, ''))),
  sample: (index, field) => mostly(index, withinLimits(((index % 5) + 1) / 10, index, field, decimals)),
  filling: (_, range) => ({
    by: 'typing',
    text: String(scaled(withinLimits(0.125, 0, { range }, decimals), 100)).replace('.', ','),
  }),
  stored: 0.125,
  slides: true,
  sorted: true,
  infer(member) {
    const { shape, values } = member;
    const isShare = values.every((value) => Number(value) >= 0 && Number(value) <= 1);
    return shape === 'number' && isShare && isNamed(member, 'rate percent percentage ratio share taux pct')
      ? { confidence: values.length > 0 ? 'likely' : 'guess', reason: 'a share of one, by its name' }
      : undefined;
  },
};
