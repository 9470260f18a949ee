import type { KindGenerator } from '#fields/generator.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { AccountField } from './account.ts';

export const generator: KindGenerator<AccountField> = {
  access: 'readOnly',
  argument: { type: 'values', example: 'bank|paypal' },
  options: ({ args }) => ({ types: args, nullable: true }),
  choices: (args) => args,
  sample: (index, { args }) =>
    mostly(index, { type: args[index % args.length], label: `FR76 •••• ${1000 + index}` }),
  infer({ shape, members, values }) {
    const isAccount = shape === 'object' && ['type', 'label'].every((name) => members.includes(name));
    const types = new Set(
      values
        .flatMap((value) => Object.entries(value ?? {}))
        .flatMap(([name, type]) => (name === 'type' ? [String(type)] : [])),
    );
    return isAccount && types.size > 0
      ? { args: [...types], confidence: 'guess', reason: `objects of ${members.join(', ')}` }
      : undefined;
  },
};
