import { expect, test } from 'vitest';
import { generator as money } from './money/money.generator.ts';
import { generator as percent } from './percent/percent.generator.ts';
import { generator as quantity } from './quantity/quantity.generator.ts';

const field = (min: number, max: number, ...args: string[]) => ({
  name: 'share',
  args,
  required: true,
  range: { min, max },
});

test.each([
  { name: 'percent', generator: percent, request: field(0.21, 0.29), decimals: 4 },
  { name: 'money', generator: money, request: field(0.1, 0.3), decimals: 2 },
  { name: 'quantity', generator: quantity, request: field(0.1, 0.3, '2'), decimals: 2 },
  { name: 'quantity', generator: quantity, request: field(500, 600), decimals: 0 },
])(
  'samples of $name within narrow limits differ, and have no more decimals than the kind',
  ({ generator, request, decimals }) => {
    const { min, max } = request.range;
    const samples = Array.from({ length: 12 }, (_, index) => generator.sample(index, request)).filter(
      (sample) => typeof sample === 'number',
    );
    expect(new Set(samples).size).toBeGreaterThan(4);
    for (const sample of samples) {
      expect(sample >= min && sample <= max).toBe(true);
      expect(Number(sample.toFixed(decimals))).toBe(sample);
    }
  },
);
