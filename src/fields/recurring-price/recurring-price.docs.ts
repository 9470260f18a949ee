import type { FieldGuide } from '#fields/guide.ts';
import { type RecurringPriceField, recurringPrice } from './recurring-price.ts';

export const recurringPriceGuide: FieldGuide<RecurringPriceField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'An amount of euros that is due again, and how often: the price of a subscription.',
  avoid: [
    { when: 'It is paid once.', instead: '`money`.' },
    { when: 'It is a length of time, without a price.', instead: '`period`.' },
    {
      when: 'It is to be entered.',
      instead: 'Its parts: `money`, `quantity` and `choice`, each a field of the form.',
    },
  ],
  example: {
    // Reads `price`, `interval_count` and `interval_unit` of the record, whatever its own name is.
    cycle: recurringPrice(),
  },
  wire: {
    type: '{ price: number | string; interval_count?: number | string | null; interval_unit?: string | null }',
    notes: [
      'Three members of the record, not one: the field is made of them.',
      'Units are `day`, `week`, `month` and `year`; another one is shown as it came.',
      'Without a unit the amount stands alone; without a count, one is meant.',
    ],
    filled: [
      { price: 9.99, interval_count: 1, interval_unit: 'month' },
      { price: '29.99', interval_count: 3, interval_unit: 'month' },
      { price: 12, interval_count: 1, interval_unit: 'quarter' },
      { price: 0 },
    ],
    empty: [],
    emptiness: 'only a price that is missing; one of nothing is a price.',
    entered: [],
  },
  views: {
    list: 'The amount, a stroke and the interval; the unit is in the number that its count asks for.',
    page: 'As in the list.',
    form: 'It has none: a form asks for its parts.',
    order: 'Neither sorted nor searched.',
  },
  content: ['A count of one is left out: « 9,99 € / mois », and « 29,99 € / 3 mois ».'],
  keyboard: 'Takes no focus: it is text.',
  aria: { name: 'Text', notes: ['Read as it is written.'] },
};
