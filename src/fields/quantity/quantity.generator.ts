import { type KindGenerator, limitsOf, numberLimit, usualOptions, withinLimits } from '#fields/generator.ts';
import { decimalsOf, isNamed } from '#fields/inference-hints.ts';
import { sampleNumber } from '#fields/sample-values.generator.ts';
import { largestQuantity, type QuantityField } from './quantity.ts';

/** Reads a limit of up to 16 digits, if JavaScript has exactly this number. */
const largeLimit = (text: string) =>
  /^-?\d{10,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

const isLarge = (number: unknown) => Math.abs(Number(number)) > largestQuantity;

export const generator: KindGenerator<QuantityField> = {
  access: 'readWrite',
  canBeCompared: true,
  column: ([decimals = '0'], { min, max } = {}) =>
    decimals !== '0' || isLarge(min) || isLarge(max) ? 'numeric' : 'integer',
  filtered: true,
  fallback: true,
  aliases: ['number', 'integer'],
  argument: { type: 'number', max: 6, example: '2' },
  options: ({ args: [decimals], ...field }) => ({
    ...(decimals !== undefined && { decimals: Number(decimals) }),
    ...limitsOf(field),
    ...usualOptions(field),
  }),
  limit: (text) => numberLimit(text) ?? largeLimit(text),
  sample: (index, field) =>
    withinLimits(sampleNumber(index, field), index, field, Number(field.args[0] ?? 0)),
  filling: (_, range) => ({ by: 'typing', text: String(withinLimits(3, 0, { range })).replace('.', ',') }),
  stored: 3,
  slides: true,
  sorted: true,
  infer(member) {
    const { shape, whole, values, choices, format } = member;
    if (shape !== 'number') return undefined;
    if (choices !== undefined)
      return { confidence: 'guess', reason: 'one of a few numbers: the dictionary labels texts only' };
    if (whole) {
      const max = format === 'int64' || values.some(isLarge) ? { max: Number.MAX_SAFE_INTEGER } : {};
      return { confidence: 'certain', reason: 'whole numbers', ...max };
    }
    const usual = isNamed(member, 'lat lng lon latitude longitude') ? 6 : 2;
    const decimals = Math.min(6, decimalsOf(values) || usual);
    return { args: [String(decimals)], confidence: 'likely', reason: 'numbers with decimals' };
  },
};
