import type { KindGenerator } from '#fields/generator.ts';
import { nameAt } from '#fields/sample-values.generator.ts';
import type { ReferencesField } from './references.ts';

export const generator: KindGenerator<ReferencesField> = {
  access: 'readWrite',
  filtered: true,
  argument: { type: 'resource', many: true, example: 'users' },
  options: ({ target, required }) => ({
    to: target?.resource,
    by: target?.by,
    filters: target?.filters,
    ...(required && { required }),
  }),
  sample: (index, { target }) =>
    index % 4 === 3 ? [] : [{ id: `demo-${(index % 3) + 1}`, [target?.by ?? '']: nameAt(index % 3, target) }],
  filling: () => ({ by: 'picking' }),
  wide: true,
  neverMissing: true,
  infer({ shape, members, target }) {
    if (shape !== 'list' || target === undefined) return undefined;
    const { resource, title } = target;
    return ['id', title].every((name) => members.includes(name))
      ? { args: [resource], confidence: 'certain', reason: `the ids and names of ${resource}` }
      : undefined;
  },
};
