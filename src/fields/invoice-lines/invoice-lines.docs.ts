import type { FieldGuide } from '#fields/guide.ts';
import { type InvoiceLinesField, invoiceLines } from './invoice-lines.ts';

export const invoiceLinesGuide: FieldGuide<InvoiceLinesField> = {
  group: 'lines',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The lines of a bill: what is charged for, how much of it, at which price, and what that comes to.',
  avoid: [
    { when: 'Each thing has a price and nothing else.', instead: '`priceList`.' },
    { when: 'It is the sum alone.', instead: '`money`.' },
    {
      when: 'The lines are records with a page of their own.',
      instead: 'A related part of the resource (`related`).',
    },
  ],
  example: {
    lines: invoiceLines(),
  },
  wire: {
    type: '{ label: string; quantity?, unit_price?, total?: number | string | null }[]',
    notes: [
      'Amounts are euros; texts that are numbers are taken for those numbers.',
      'Nothing is computed: a total is what the service says it is.',
      'A figure that is missing is a dash in its place.',
    ],
    filled: [
      [{ label: 'Prise en charge', quantity: 1, unit_price: 4, total: 4 }],
      [{ label: 'Geste commercial', total: -5 }],
    ],
    empty: [[]],
    emptiness: 'a bill without a line.',
    entered: [],
  },
  views: {
    list: 'One line of text, cut with an ellipsis: each thing with its total.',
    page: 'A table over the whole width, figures under figures. Its code comes with the first such page.',
    form: 'It has none: bills are made by the service.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Columns are named in full: « Désignation », « Quantité », « Prix unitaire », « Total ».'],
  keyboard: 'Takes no focus: it is read.',
  aria: {
    name: 'Table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/',
    notes: ['A native table with a name and headings, so that each figure is read with its column.'],
  },
};
