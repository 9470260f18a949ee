import type { FieldGuide } from '#fields/guide.ts';
import { type ExternalLinkField, externalLink } from './external-link.ts';

export const externalLinkGuide: FieldGuide<ExternalLinkField> = {
  group: 'relation',
  purpose: 'A link to something in another service, by its reference there.',
  avoid: [
    { when: 'It is a record of this product.', instead: '`reference`.' },
    {
      when: 'The record holds a whole address.',
      instead: '`text`: an address from data never becomes a link.',
    },
  ],
  example: {
    // The reference is appended to the address of the setting.
    subscriptionRef: externalLink({ base: 'paymentDashboard', nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'A reference, not an address: a setting of the product holds the base address.',
      'A reference that would leave the base address (`..`) is shown as text.',
    ],
    filled: ['sub_1Q2w3E4r5T', '..'],
    empty: ['', ' '],
  },
  views: {
    list: 'An icon that opens a new tab. A row may offer it among its actions.',
    page: 'The reference as a link, with the icon of a new tab.',
    form: 'Not entered: the other service creates it.',
  },
  content: ['The name says what opens and where: « Ouvrir Alice Dubreuil dans un nouvel onglet ».'],
  pattern: 'link',
  accessibility: [
    'In a list a tooltip shows the name of the link.',
    'The new tab gets no reference to this one.',
  ],
};
