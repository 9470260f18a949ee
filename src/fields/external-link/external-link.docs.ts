import type { FieldGuide } from '#fields/guide.ts';
import { type ExternalLinkField, externalLink } from './external-link.ts';

export const externalLinkGuide: FieldGuide<ExternalLinkField> = {
  group: 'others',
  status: 'stable',
  since: '0.1.0',
  purpose: 'The way to something in another service, by the reference that it has there.',
  avoid: [
    { when: 'It is a record of this product.', instead: '`reference`.' },
    {
      when: 'The record holds a whole address.',
      instead: '`text`: an address from data never becomes a link.',
    },
  ],
  example: {
    // Looked up below the address that the setting holds.
    subscriptionRef: externalLink({ base: 'paymentDashboard', nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'A reference, not an address: where it is looked up is a setting of the product.',
      'One that would lead to somewhere else (`..`) is text and no link.',
    ],
    filled: ['sub_1Q2w3E4r5T', '..'],
    empty: ['', ' '],
    emptiness: 'a text of spaces alone.',
    entered: [],
  },
  views: {
    list: 'An icon that opens a new tab; its name says what of. A row may offer it among its actions.',
    page: 'The reference as a link, with the sign of a new tab.',
    form: 'It has none: the other service makes it up.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Says that it leads away: « Ouvrir Alice Dubreuil dans un nouvel onglet ».'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link; in a list its name shows in a tooltip.' },
    { keys: ['Enter'], does: 'Opens it in a new tab, which learns nothing of this one.' },
  ],
  aria: {
    name: 'Link',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    notes: [
      'An icon is named by what it opens, and by the record where there is one.',
      'That it is a new tab is part of the name.',
    ],
  },
};
