import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { StatusField } from './status.ts';

export const generator: KindGenerator<StatusField> = {
  access: 'readOnly',
  sample: (index) => mostly(index, { status: index % 2 === 0 ? 'OK' : 'ENDED' }),
  infer: (member) => byMembers(member, 'object', ['status'], ['id']),
};
