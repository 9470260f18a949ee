import type { KindGenerator } from '#fields/generator.ts';
import { townAt } from '#fields/sample-values.ts';
import type { ReferencesField } from './references.ts';

export const generator: KindGenerator<ReferencesField> = {
  access: 'readWrite',
  argument: { type: 'resource', mustBePickable: true, example: 'categories' },
  options: ({ target, required }) => ({
    to: target?.resource,
    by: target?.by,
    ...(required && { required }),
  }),
  sample: (index, { target }) =>
    index % 4 === 3 ? [] : [{ id: `demo-${(index % 3) + 1}`, [target?.by ?? 'titre']: townAt(index) }],
  entry: () => ({ by: 'picking' }),
  wide: true,
  neverMissing: true,
  infer({ shape, members, target }) {
    const isNamed = target?.title === 'titre' && ['id', 'titre'].every((name) => members.includes(name));
    return shape === 'list' && isNamed
      ? { args: [target.resource], confidence: 'certain', reason: `the ids and titles of ${target.resource}` }
      : undefined;
  },
};
