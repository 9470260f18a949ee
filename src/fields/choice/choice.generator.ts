import type { KindGenerator, Member } from '#fields/generator.ts';
import { allTexts, isNamed, isWord } from '#fields/inference-hints.ts';
import type { ChoiceField } from './choice.ts';

const names =
  'status state type kind role category level priority gender mode etat statut genre unit color colour language lang currency';

/** Returns the different values if they are few and, on average, occur at least twice. */
function fewOf(values: readonly unknown[]): string[] | undefined {
  const different = [...new Set(values)];
  const isFew = different.length >= 2 && different.length <= 8 && values.length >= 2 * different.length;
  return isFew && allTexts(different, isWord) ? different.map(String) : undefined;
}

function ofValues(member: Member, few: readonly string[]) {
  const { values } = member;
  const reason = `${few.length} different values in ${values.length}`;
  if (isNamed(member, names))
    return { args: few, confidence: 'likely', reason: `${reason}, and its name` } as const;
  const isClear =
    values.length >= Math.max(10, 4 * few.length) && few.every((value) => value === value.toLowerCase());
  return isClear ? ({ args: few, confidence: 'guess', reason } as const) : undefined;
}

export const generator: KindGenerator<ChoiceField> = {
  access: 'readWrite',
  column: () => 'text',
  filtered: true,
  aliases: ['enum', 'select'],
  argument: { type: 'values', example: 'new|used' },
  options: ({ args, required }) => ({ values: args, ...(required ? { required } : { nullable: true }) }),
  choices: (args) => args,
  sample: (index, { args }) => args[index % args.length],
  filling: () => ({ by: 'picking' }),
  titleRank: 7,
  searched: true,
  infer(member) {
    if (member.shape !== 'text') return undefined;
    const { choices } = member;
    if (choices !== undefined)
      return allTexts(choices, isWord)
        ? {
            args: choices.map(String),
            confidence: 'certain',
            reason: `one of ${choices.length}, by the schema`,
          }
        : undefined;
    const few = fewOf(member.values);
    return few && ofValues(member, few);
  },
};
