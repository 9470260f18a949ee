import type { FieldGuide } from '#fields/guide.ts';
import { type PercentField, percent } from './percent.ts';

export const percentGuide: FieldGuide<PercentField> = {
  group: 'number',
  purpose: 'A share of a whole, such as a tax rate, shown in percent.',
  avoid: [
    { when: 'It is an amount.', instead: '`money`.' },
    { when: 'It is a rating out of five.', instead: '`rating`, with the number of reviews.' },
    { when: 'It is entered.', instead: 'A new kind, which defines what users type: 20 or 0,2.' },
  ],
  example: {
    tax_rate: percent({}),
    // Null without a discount.
    discount: percent({ nullable: true }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'A share of one: 0.2 is 20 %. A text that is a number counts as that number.',
      'It may be above one: 1.5 is 150 %.',
      'Zero is a value, not empty.',
    ],
    filled: [0.2, '0.055', 0, 1.5, -0.1],
  },
  views: {
    list: 'Aligned at its end, before the percent sign.',
    form: 'Not entered.',
    order: 'Sorted by number where the call of the list sorts. Not searched.',
  },
  content: ['The label says of what: « Taux de TVA », not « Pourcentage ».'],
  pattern: 'text',
};
