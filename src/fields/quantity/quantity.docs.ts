import type { FieldGuide } from '#fields/guide.ts';
import { type QuantityField, quantity } from './quantity.ts';

export const quantityGuide: FieldGuide<QuantityField> = {
  group: 'number',
  purpose: 'A number with an optional unit: seats, kilometres, minutes.',
  avoid: [
    { when: 'It is an amount of euros.', instead: '`money`.' },
    { when: 'It is a share.', instead: '`percent`.' },
    { when: 'Its unit changes from record to record.', instead: '`period`, which reads the unit beside it.' },
    { when: 'It is a number that is never calculated with, such as a postcode.', instead: '`text`.' },
  ],
  example: {
    // Kilometres with two decimals.
    distance: quantity({ unit: 'kilometer', decimals: 2, min: 0, required: true }),
    // A slider below the box. Other numbers can still be typed.
    delay: quantity({ unit: 'minute', min: 0, slider: { min: 0, max: 60, step: 5 } }),
    // A count, without a unit.
    seats: quantity({ min: 1 }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'In the unit of the field. A text that is a number counts as that number.',
      'A number is sent, or null for an empty optional input.',
      'It takes no decimals unless the field says how many.',
      'Zero is a value, not empty.',
    ],
    filled: [12.5, '12.50', 0, -3],
    entered: ['12,5', '1 234', '12,345', '-1', 'douze', ''],
  },
  views: {
    list: 'Aligned at its end, with the symbol of the unit. Never cut and never wrapped.',
    form: 'An input with the symbol of the unit at its end. It accepts a comma or a point, with or without spaces. A slider below it if the field declares one, also in the filter of a list.',
    order: 'Sorted by number where the call of the list sorts. Not searched.',
  },
  content: [
    'The unit is not in the label: « Distance », not “Distance en km”.',
    'A count is named by what is counted: “Places”, « Passagers ».',
  ],
  pattern: 'textBox',
  accessibility: [
    'A text box, not a spin button: arrow keys and the wheel never change it by mistake.',
    'The unit is text beside the input, not part of its value.',
    'A phone shows its number keys.',
  ],
};
