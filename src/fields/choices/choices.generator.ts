import type { KindGenerator } from '#fields/generator.ts';
import { allTexts, isWord } from '#fields/inference-hints.ts';
import type { ChoicesField } from './choices.ts';

export const generator: KindGenerator<ChoicesField> = {
  access: 'readWrite',
  column: () => 'text[]',
  filtered: true,
  aliases: ['multichoice', 'enums'],
  argument: { type: 'values', example: 'monday|tuesday' },
  options: ({ args, required }) => ({ values: args, ...(required && { required }) }),
  choices: (args) => args,
  sample: (index, { args }) =>
    index % 4 === 3 ? [] : args.filter((_, position) => (position + index) % 3 !== 2).slice(0, 3),
  filling: () => ({ by: 'picking' }),
  neverMissing: true,
  infer({ shape, choices }) {
    if (shape !== 'list' || choices === undefined || !allTexts(choices, isWord)) return undefined;
    return {
      args: choices.map(String),
      confidence: 'certain',
      reason: `any of ${choices.length}, by the schema`,
    };
  },
};
