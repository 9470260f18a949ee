import type { FieldGuide } from '#fields/guide.ts';
import { type MoneyField, money } from './money.ts';

export const moneyGuide: FieldGuide<MoneyField> = {
  group: 'number',
  purpose: 'An amount of euros: a price, a fee, a balance.',
  avoid: [
    {
      when: 'The amount is due every month or year.',
      instead: '`recurringPrice`, which includes the interval.',
    },
    { when: 'It is a share, such as a tax rate.', instead: '`percent`.' },
    { when: 'It is not in euros.', instead: 'A new kind: this one knows only euros.' },
    { when: 'There are several items with prices.', instead: '`priceList` or `invoiceLines`.' },
  ],
  example: {
    // Required, and never below zero.
    price: money({ required: true, min: 0 }),
    // Read only. It may be negative.
    balance: money({ access: 'readOnly', nullable: true }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'Euros, not cents. A text that is a number (`"12.50"`) counts as that number.',
      'A number is sent, or null for an empty optional input.',
      'At most two decimals and 9 999 999 999,99 € may be entered.',
      'Zero and negative amounts are values, not empty.',
    ],
    filled: [1234.5, '12.50', 0, -45.1],
    entered: ['1 234,50 €', 'EUR 12.50', '1,234.50', '12,345', '12 $', '-3', ''],
  },
  views: {
    list: 'Aligned at its end, with two decimals and the euro sign. Never cut: a very long amount wraps between its thousands.',
    form: 'An input with the euro sign at its end. It accepts a comma or a point, with or without spaces and the currency, as amounts are pasted, and formats the amount when it loses focus. Another currency is refused. A comma or a point groups thousands if the other one follows it, or if it comes again.',
    order: 'Sorted by number where the call of the list sorts. Not searched.',
  },
  content: [
    'The label names the thing, not the currency: « Prix », not “Prix en €”.',
    'Where an amount may be negative, the label explains the sign: “Solde”.',
  ],
  pattern: 'textBox',
  accessibility: [
    'A text box, not a spin button: arrow keys and the wheel never change an amount by mistake.',
    'The euro sign is text beside the input, not part of its value.',
    'A phone shows its number keys.',
  ],
};
