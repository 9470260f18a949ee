import type { FieldGuide } from '#fields/guide.ts';
import { type PriceListField, priceList } from './price-list.ts';

export const priceListGuide: FieldGuide<PriceListField> = {
  group: 'lines',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Things that are sold, each with its price: the services of a place.',
  avoid: [
    { when: 'There are quantities and totals.', instead: '`invoiceLines`.' },
    { when: 'There is one price.', instead: '`money`.' },
  ],
  example: {
    services: priceList(),
  },
  wire: {
    type: '{ title: string; price: number | string }[]',
    notes: [
      'Prices are euros; a text that is a number is taken for that number.',
      'A price that is no number is shown as it came: « sur devis ».',
    ],
    filled: [
      [
        { title: 'Petit déjeuner', price: 12.5 },
        { title: 'Navette', price: '38' },
      ],
      [{ title: 'Salle de réception', price: 'sur devis' }],
    ],
    empty: [[]],
    emptiness: 'a list of none; what costs nothing is on it.',
    entered: [],
  },
  views: {
    list: 'One line of text, cut with an ellipsis: each thing with its price in brackets.',
    page: 'A line for each thing, its price at the end. Its code comes with the first such page.',
    form: 'It has none: owners enter it elsewhere.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Titles are the owner’s own, and are not changed.'],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Description list',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
    notes: ['Each thing is the term, and its price what is told of it.'],
  },
};
