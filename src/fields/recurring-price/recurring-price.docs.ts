import type { FieldGuide } from '#fields/guide.ts';
import { type RecurringPriceField, recurringPrice } from './recurring-price.ts';

export const recurringPriceGuide: FieldGuide<RecurringPriceField> = {
  group: 'number',
  purpose: 'An amount of euros that is due at an interval, such as the price of a subscription.',
  avoid: [
    { when: 'It is paid once.', instead: '`money`.' },
    { when: 'It is a length of time without a price.', instead: '`period`.' },
    {
      when: 'It is entered.',
      instead: 'Its parts: `money`, `quantity` and `choice`, each a field of the form.',
    },
  ],
  example: {
    // Reads `price`, `interval_count` and `interval_unit` of the record.
    cycle: recurringPrice({}),
  },
  wire: {
    type: '{ price: number | string; interval_count?: number | string | null; interval_unit?: string | null }',
    notes: [
      'Three members of the record: the field combines them.',
      'Units are `day`, `week`, `month` and `year`. An unknown unit is shown as it is.',
      'Without a unit the amount stands alone. Without a count, the count is one.',
      'A price of zero is a value, not empty.',
    ],
    filled: [
      { price: 9.99, interval_count: 1, interval_unit: 'month' },
      { price: '29.99', interval_count: 3, interval_unit: 'month' },
      { price: 12, interval_count: 1, interval_unit: 'quarter' },
      { price: 0 },
    ],
  },
  views: {
    list: 'The amount, a slash and the interval, in the singular or the plural.',
    form: 'Not entered: a form has its parts.',
  },
  content: [
    'In words, a count of one is left out: “9,99 € / mois”, but “29,99 € / 3 mois”.',
    'With labels, the count is always there: “9,99 € / 1 Mois”, “180,00 € / 2 Année(s)”.',
  ],
  pattern: 'text',
};
