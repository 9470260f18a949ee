import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { RatingField } from './rating.ts';

export const generator: KindGenerator<RatingField> = {
  access: 'readOnly',
  sample: (index) => mostly(index, { avg: 3 + (index % 4) / 2, total: 4 + index }),
  infer: (member) => byMembers(member, 'object', ['avg', 'total']),
};
