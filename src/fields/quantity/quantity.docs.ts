import type { FieldGuide } from '#fields/guide.ts';
import { type QuantityField, quantity } from './quantity.ts';

export const quantityGuide: FieldGuide<QuantityField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'How much or how many of something: seats, kilometres, minutes.',
  avoid: [
    { when: 'It is an amount of euros.', instead: '`money`.' },
    { when: 'It is a share.', instead: '`percent`.' },
    { when: 'Its unit changes from record to record.', instead: '`period`, which reads the unit beside it.' },
    { when: 'It is a number that nobody counts with, such as a postcode.', instead: '`text`.' },
  ],
  example: {
    // Kilometres, to the hundredth.
    distance: quantity({ unit: 'kilometer', decimals: 2, min: 0, required: true }),
    // A count, for want of a unit.
    seats: quantity({ min: 1 }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'In the unit that the field names. A text that is a number is taken for that number.',
      'A number is sent; null where the box was left empty and is not required.',
      'A count takes no decimals unless its field says how many.',
    ],
    filled: [12.5, '12.50', 0, -3],
    empty: [],
    emptiness: 'only what is missing; none at all is a quantity.',
    entered: ['12,5', '1 234', '12,345', '-1', 'douze', ''],
  },
  views: {
    list: 'Figures under figures, with the sign of the unit. Never cut and never broken.',
    page: 'As in the list.',
    form: 'A box with the sign of the unit at its end. A comma or a point, spaces or none.',
    order: 'Sorted by its figure where the list’s call sorts. Not searched.',
  },
  content: [
    'The unit is not in the label: « Distance », not « Distance en km ».',
    'A count is named by what is counted: « Places », « Passagers ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box and out of it.' },
    { keys: ['0–9', ','], does: 'Types. The telephone shows its keys for figures.' },
  ],
  aria: {
    name: 'Text box',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'A text box, not a spin button: arrows and the wheel never change it by mistake.',
      'The unit is text beside the box, and no part of its value.',
    ],
  },
};
