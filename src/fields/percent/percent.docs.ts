import type { FieldGuide } from '#fields/guide.ts';
import { type PercentField, percent } from './percent.ts';

export const percentGuide: FieldGuide<PercentField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A share of a whole, such as a tax rate, told in hundredths.',
  avoid: [
    { when: 'It is an amount.', instead: '`money`.' },
    { when: 'It is a mark out of five.', instead: '`rating`, with the number of reviews.' },
    { when: 'It is to be entered.', instead: 'A new kind, which says what people type: 20 or 0,2.' },
  ],
  example: {
    tax_rate: percent({}),
    // Where there may be no discount at all.
    discount: percent({ nullable: true }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'A share of one: 0.2 is twenty in a hundred. A text that is a number is taken for that number.',
      'It is not cut at one: 1.5 is one and a half times the whole.',
    ],
    filled: [0.2, '0.055', 0, 1.5, -0.1],
    empty: [],
    emptiness: 'only what is missing; none at all is a share.',
    entered: [],
  },
  views: {
    list: 'Figures under figures, before the sign of the hundred.',
    page: 'As in the list.',
    form: 'It has none: no form asks for it.',
    order: 'Sorted by its figure where the list’s call sorts. Not searched.',
  },
  content: ['The label says of what: « Taux de TVA », not « Pourcentage ».'],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Text',
    notes: ['Read as it is written: « 5,5 pour cent ».'],
  },
};
