import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import type { PriceListField } from './price-list.ts';

export const generator: KindGenerator<PriceListField> = {
  access: 'readOnly',
  options: () => undefined,
  sample: (index) => [{ title: 'Forfait', price: 20 + index }],
  long: true,
  infer: (member) => byMembers(member, 'list', ['title', 'price'], ['id', 'description']),
};
