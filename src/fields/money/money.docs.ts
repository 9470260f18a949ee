import type { FieldGuide } from '#fields/guide.ts';
import { type MoneyField, money } from './money.ts';

export const moneyGuide: FieldGuide<MoneyField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'An amount of euros: a price, a fee, a balance.',
  avoid: [
    {
      when: 'The amount is due again every month or year.',
      instead: '`recurringPrice`, which says how often.',
    },
    { when: 'It is a share, such as a tax rate.', instead: '`percent`.' },
    { when: 'It counts something else than euros.', instead: '`quantity`, with its unit.' },
    { when: 'There are several things, each with its price.', instead: '`priceList`, or `invoiceLines`.' },
  ],
  example: {
    // Asked for, and never below zero.
    price: money({ required: true, min: 0 }),
    // Read only, and it may be in the red.
    balance: money({ access: 'readOnly', nullable: true }),
  },
  wire: {
    type: 'number | string',
    notes: [
      'Euros, not cents. A text that is a number (`"12.50"`) is taken for that number.',
      'A number is sent; null where the box was left empty and is not required.',
      'At most two decimals and 9 999 999 999,99 € may be entered.',
    ],
    filled: [1234.5, '12.50', 0, -45.1],
    empty: [],
    emptiness: 'only what is missing. Zero is an amount, and so is a negative one.',
    entered: ['1 234,5', '12.50', '12,345', '-3', 'douze', ''],
  },
  views: {
    list: 'Figures under figures, with two decimals and the sign of the euro. Never cut: a huge one breaks between its thousands.',
    page: 'As in the list.',
    form: 'A box with the euro at its end. A comma or a point, spaces or none: it is read as people write, and tidied once the box is left.',
    order: 'Sorted by amount where the list’s call sorts. Not searched.',
  },
  content: [
    'The label names the thing, not the currency: « Prix », not « Prix en € ».',
    'Say whose view a sign takes where it may be negative: « Solde ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, and out of it: the amount is then written out.' },
    { keys: ['0–9', ','], does: 'Types. The telephone shows its keys for figures.' },
  ],
  aria: {
    name: 'Text box',
    notes: [
      'Its label is its name; the error is heard with it.',
      'A text box, not a spin button: arrows and the wheel never change an amount by mistake.',
      'The euro is text beside the box, and no part of its value.',
    ],
  },
};
