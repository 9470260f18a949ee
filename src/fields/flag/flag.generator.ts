import type { KindGenerator } from '#fields/generator.ts';
import { isNamed } from '#fields/inference-hints.ts';
import type { FlagField } from './flag.ts';

const names =
  'active enabled disabled verified deleted archived published visible available actif valide required is has can';

export const generator: KindGenerator<FlagField> = {
  access: 'readWrite',
  column: () => 'boolean',
  filtered: true,
  aliases: ['boolean', 'bool'],
  options: () => ({}),
  choices: () => ['true', 'false'],
  sample: (index) => index % 3 !== 0,
  filling: () => ({ by: 'ticking' }),
  alwaysEntered: true,
  neverMissing: true,
  infer(member) {
    const { shape, whole, values } = member;
    if (shape === 'boolean') return { confidence: 'certain', reason: 'true and false' };
    const named = isNamed(member, names);
    const isBinary = values.every((value) => Number(value) === 0 || Number(value) === 1);
    if (shape !== 'number' || !whole || !isBinary || values.length < (named ? 2 : 5)) return undefined;
    return {
      confidence: named ? 'likely' : 'guess',
      reason: 'only 0 and 1: a flag needs true and false to be shown',
    };
  },
};
