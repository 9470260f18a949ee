import type { FieldGuide } from '#fields/guide.ts';
import { type InvoiceLinesField, invoiceLines } from './invoice-lines.ts';

export const invoiceLinesGuide: FieldGuide<InvoiceLinesField> = {
  group: 'list',
  purpose: 'The lines of an invoice: the item, its quantity, its unit price and its total.',
  avoid: [
    { when: 'Each item has only a price.', instead: '`priceList`.' },
    { when: 'It is only the total.', instead: '`money`.' },
    {
      when: 'The lines are records with their own page.',
      instead: 'A related part of the resource (`related`).',
    },
  ],
  example: {
    lines: invoiceLines(),
  },
  wire: {
    type: '{ label: string; quantity?, unit_price?, total?: number | string | null }[]',
    notes: [
      'Amounts are in euros. A text that is a number counts as that number.',
      'Nothing is computed: the service sends the totals.',
      'A missing figure is a dash.',
      'Empty is an invoice without lines.',
    ],
    filled: [
      [{ label: 'Prise en charge', quantity: 1, unit_price: 4, total: 4 }],
      [{ label: 'Geste commercial', total: -5 }],
    ],
    empty: [[]],
  },
  views: {
    list: 'One line of text, cut with an ellipsis: each item with its total.',
    page: 'A table over the whole width. Its code loads with the first such page.',
    form: 'Not entered: the service creates invoices.',
  },
  content: ['Headings are complete: « Désignation », « Quantité », « Prix unitaire », « Total ».'],
  pattern: 'table',
};
