import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import type { InvoiceLinesField } from './invoice-lines.ts';

export const generator: KindGenerator<InvoiceLinesField> = {
  access: 'readOnly',
  options: () => undefined,
  sample: (index) => [{ label: 'Course', quantity: 1, unit_price: 10 + index, total: 10 + index }],
  long: true,
  infer: (member) => byMembers(member, 'list', ['label', 'quantity', 'unit_price', 'total'], ['id']),
};
