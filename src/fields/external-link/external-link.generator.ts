import type { KindGenerator } from '#fields/generator.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { ExternalLinkField } from './external-link.ts';

export const generator: KindGenerator<ExternalLinkField> = {
  access: 'readOnly',
  options: () => ({ base: 'paymentDashboard', nullable: true }),
  sample: (index) => mostly(index, `sub_${100 + index}`),
  titleRank: 8,
};
