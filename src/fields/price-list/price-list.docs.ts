import type { FieldGuide } from '#fields/guide.ts';
import { type PriceListField, priceList } from './price-list.ts';

export const priceListGuide: FieldGuide<PriceListField> = {
  group: 'list',
  purpose: 'Items for sale, each with its price, such as the services of an establishment.',
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
      'Prices are in euros. A text that is a number counts as that number.',
      'A price that is not a number is shown as it is: “sur devis”.',
      'Empty is a list without items.',
    ],
    filled: [
      [
        { title: 'Petit déjeuner', price: 12.5 },
        { title: 'Navette', price: '38' },
      ],
      [{ title: 'Salle de réception', price: 'sur devis' }],
    ],
    empty: [[]],
  },
  views: {
    list: 'At most two lines of text: each item with its price in brackets.',
    page: 'A line for each item, its price at the end. Its code loads with the first such page.',
    form: 'Not entered: owners enter it elsewhere.',
  },
  content: ['Titles are written by the owner and are not changed.'],
  pattern: 'descriptionList',
};
