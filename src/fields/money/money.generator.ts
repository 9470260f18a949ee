import {
  type KindGenerator,
  limitsOf,
  type Member,
  numberLimit,
  type StatedField,
  usualOptions,
  withinLimits,
} from '#fields/generator.ts';
import { allTexts, decimalsOf, isNamed, seen } from '#fields/inference-hints.ts';
import { cents } from '#schema/cents.ts';
import type { MoneyField } from './money.ts';

const names =
  'price prices prix amount montant cost cout fare tarif fee fees frais total subtotal balance solde salary deposit caution revenue tip earnings commission discount budget';
/** Names with these words are counts, ids or units, not amounts in euros. */
const otherNames =
  'cent cents centime centimes minor id count number nb nombre quantity rate percent percentage ratio taux unit currency devise type name at on date code status';

const isNamedMoney = (member: Member) => isNamed(member, names) && !isNamed(member, otherNames);

function ofText(member: Member) {
  const { values, format } = member;
  const isFigures = format === 'decimal' || allTexts(values, (text) => /^-?\d+(?:\.\d+)?$/.test(text));
  if (isFigures && isNamedMoney(member))
    return {
      confidence: 'likely',
      reason: `${format ? `format ${format}` : `${seen(member)} are numbers`}, and its name`,
    } as const;
  return values.length > 1 && allTexts(values, (text) => /^-?\d+\.\d{2}$/.test(text))
    ? ({ confidence: 'guess', reason: `${seen(member)} are amounts` } as const)
    : undefined;
}

function ofNumber(member: Member) {
  const { values, choices } = member;
  if (choices !== undefined) return undefined;
  const broken = values.filter((value) => decimalsOf([value]) > 0).length;
  if (isNamedMoney(member) && broken > 0)
    return { confidence: 'certain', reason: 'an amount, by its name' } as const;
  if (isNamedMoney(member))
    return {
      confidence: 'guess',
      reason: 'an amount in euros by its name alone: it may be in cents',
    } as const;
  return decimalsOf(values) === 2 && values.length >= 3 && broken * 2 >= values.length
    ? ({ confidence: 'guess', reason: 'never more than two decimals' } as const)
    : undefined;
}

const samples = [12.5, 24.9, 39, 8.5, 64.9, 17.9, 149, 29.5, 5.9, 89, 46.5, 19.9];

/** Returns a sample amount within the limits of its field, with an end that prices have where the limits allow it. */
function samplePrice(index: number, field: StatedField): number {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field.range ?? {};
  // A field for up to 100,000 euros has the prices of vehicles, not those of journeys.
  const isLarge = Number.isFinite(Number(max)) && Number(max) >= 10_000;
  const scale = isLarge ? 10 ** Math.floor(Math.log10(Number(max)) - 2) : 1;
  const sample = cents((samples[index % samples.length] ?? 0) * scale);
  const price = withinLimits(sample, index, field, 2);
  if (price === sample) return price;
  const whole = Math.floor(price);
  return (
    [whole + 0.9, whole + 0.5, whole].find((each) => each >= Number(min) && each <= Number(max)) ?? price
  );
}

export const generator: KindGenerator<MoneyField> = {
  access: 'readWrite',
  canBeCompared: true,
  column: () => 'numeric(12, 2)',
  filtered: true,
  aliases: ['price', 'euros'],
  options: (field) => ({ ...limitsOf(field), ...usualOptions(field) }),
  limit: numberLimit,
  sample: samplePrice,
  filling: (_, range) => ({
    by: 'typing',
    text: withinLimits(12.5, 0, { range }).toFixed(2).replace('.', ','),
  }),
  stored: 12.5,
  sorted: true,
  infer(member) {
    if (member.shape === 'text') return ofText(member);
    return member.shape === 'number' ? ofNumber(member) : undefined;
  },
};
