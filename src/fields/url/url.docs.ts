import type { FieldGuide } from '#fields/guide.ts';
import { type UrlField, url } from './url.ts';

export const urlGuide: FieldGuide<UrlField> = {
  group: 'text',
  purpose:
    'The address of a page: a website, a document elsewhere. Or of a mailbox (`mailto:`) or a telephone (`tel:`).',
  avoid: [
    { when: 'It is always an email address.', instead: '`email`.' },
    { when: 'It is always a telephone number.', instead: '`phone`.' },
    { when: 'It is a picture to show.', instead: '`picture`.' },
    { when: 'Another service gives a reference, not an address.', instead: '`externalLink`.' },
  ],
  example: {
    // Required.
    website: url({ required: true }),
    // Null without one.
    terms: url({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'A complete address with the scheme http, https, mailto or tel. At most 2000 characters.',
      'A typed address without a scheme is sent with `https://`.',
      'Null is sent for an empty optional input.',
      'Any stored text is shown as it is. Only an address with one of these schemes becomes a link.',
    ],
    filled: ['https://exemple.fr/tarifs', 'mailto:contact@exemple.fr', 'javascript:alert(1)'],
    empty: ['', ' '],
    entered: ['https://exemple.fr', 'exemple.fr', 'ftp://exemple.fr', 'exemple', ''],
  },
  views: {
    list: 'Plain text without its scheme: a row has other links.',
    page: 'A link, in a new tab for a page.',
    form: 'An input of one line. A phone shows the keys of addresses.',
    order: 'Sorted alphabetically where the call of the list sorts. Searched where the service supports it.',
  },
  content: ['The label says what opens: “Site web”, “Conditions de l’offre”.'],
  pattern: 'textBox',
  keyboard: [{ keys: ['Enter'], does: 'On the link of a page, opens the address.' }],
  accessibility: ['The new tab gets no reference to this one.'],
};
