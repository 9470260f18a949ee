import type { FieldGuide } from '#fields/guide.ts';
import { type PercentField, percent } from './percent.ts';

export const percentGuide: FieldGuide<PercentField> = {
  group: 'number',
  purpose: 'A share of a whole, such as a tax rate, shown in percent.',
  avoid: [
    { when: 'It is an amount.', instead: '`money`.' },
    { when: 'It is a rating out of five.', instead: '`rating`, with the number of reviews.' },
  ],
  example: {
    // Required, and at most 100 %.
    discount: percent({ required: true, max: 1 }),
    // A slider below the box. Any share up to one can still be typed.
    commission: percent({ max: 1, slider: { min: 0, max: 0.3, step: 0.05 } }),
    // Read only, and null where there is none.
    tax_rate: percent({ access: 'readOnly', nullable: true }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'A share of one: 0.2 is 20 %. A text that is a number counts as that number.',
      'It may be above one: 1.5 is 150 %.',
      'Zero is a value, not empty.',
      'A form and a file have hundredths: 20 is sent as 0.2, or null for an empty optional input.',
      'At most two decimals and 1000 % may be entered, and nothing below zero, unless the field says otherwise.',
    ],
    filled: [0.2, '0.055', 0, 1.5, -0.1],
    entered: ['20', '5,5 %', '12,345', '101', '-3', 'vingt', ''],
  },
  views: {
    list: 'Aligned at its end, before the percent sign.',
    form: 'An input with the percent sign at its end. It accepts a comma or a point. A slider below it if the field declares one, also in the filter of a list.',
    order: 'Sorted by number where the call of the list sorts. Not searched.',
  },
  content: ['The label says of what: « Taux de TVA », not “Pourcentage”.'],
  pattern: 'textBox',
  accessibility: ['A text box, not a spin button: arrow keys and the wheel never change it by mistake.'],
};
