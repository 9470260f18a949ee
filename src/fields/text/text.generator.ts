import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { allTexts, isPhoneNumber, seen } from '#fields/inference-hints.ts';
import { sampleText } from '#fields/sample-values.generator.ts';
import type { TextField } from './text.ts';

const usualMax = 255;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isLocalTime = (text: string) => /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.]*$/.test(text);

export const generator: KindGenerator<TextField> = {
  access: 'readWrite',
  column: () => 'text',
  canBeUnique: true,
  role: 'text',
  fallback: true,
  aliases: ['string'],
  argument: { type: 'number', max: 1000, example: '80' },
  options: ({ args: [max], ...field }) => ({
    ...(max !== undefined && { max: Number(max) }),
    ...usualOptions(field),
  }),
  sample: (index, field) =>
    sampleText(index, field)
      .slice(0, Number(field.args[0] ?? usualMax))
      .trim(),
  filling: ([max = usualMax]) => ({ by: 'typing', text: 'Essai'.slice(0, Number(max)) }),
  titleRank: 1,
  sorted: true,
  searched: true,
  anyLength: true,
  infer(member) {
    const { shape, choices, format, maxLength = usualMax, source, values } = member;
    if (shape !== 'text') return undefined;
    if (choices !== undefined)
      return { confidence: 'guess', reason: 'one of a few, but not all can be keys of the dictionary' };
    if (format === 'date' || allTexts(values, isDay))
      return { confidence: 'guess', reason: 'a day: there is no kind for a day without a time' };
    if (allTexts(values, isLocalTime))
      return {
        confidence: 'guess',
        reason: `${seen(member)} are times without an offset: an instant has one`,
      };
    const foreign = allTexts(values, isPhoneNumber)
      ? 'phone numbers of other countries: the kind `phone` saves only French ones'
      : undefined;
    const stated = format === undefined ? 'texts without a pattern' : `format ${format}: shown as it is`;
    return {
      args: maxLength === usualMax ? [] : [String(maxLength)],
      confidence: source === 'schema' || values.length > 0 ? 'likely' : 'guess',
      reason: foreign ?? stated,
    };
  },
};
