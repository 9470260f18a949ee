import type { FieldGuide } from '#fields/guide.ts';
import { type PostalAddressField, postalAddress } from './postal-address.ts';

export const postalAddressGuide: FieldGuide<PostalAddressField> = {
  group: 'timeAndLocation',
  purpose: 'A postal address that a user enters: an agency, a car park, a meeting point.',
  avoid: [
    { when: 'The service alone decides it, e.g. the end of a ride.', instead: '`location`.' },
    { when: 'It is an address on the web.', instead: '`url`.' },
    { when: 'It is a record of another resource.', instead: '`reference`.' },
  ],
  example: {
    // Required.
    address: postalAddress({ required: true }),
    // Null where it is not known.
    parking: postalAddress({ nullable: true }),
  },
  wire: {
    type: '{ address: string; lat?: number | null; lng?: number | null }',
    notes: [
      'The lines of the address in one text, with line breaks between them.',
      'The latitude and the longitude in degrees: both, or null for both.',
      'Null is sent for an empty optional input. In a multipart form, the value is a part of JSON.',
      'One coordinate alone is shown as none.',
      'In a file, the coordinates are in the last line of the cell, below the address.',
    ],
    filled: [
      { address: '12 rue de la Paix\n75002 Paris', lat: 48.8693, lng: 2.3312 },
      { address: 'Gare de Lyon, Paris', lat: null, lng: null },
    ],
    empty: [{ address: ' ' }],
    entered: [
      { address: 'Gare de Lyon\nParis', coordinates: '48.8448, 2.3735' },
      { address: 'Gare de Lyon, Paris', coordinates: '' },
      { address: 'Gare de Lyon, Paris', coordinates: '148, 2' },
      { address: '', coordinates: '' },
    ],
  },
  views: {
    list: 'In one line or two: the town with its postcode is never divided.',
    page: 'The lines as they were entered, with the coordinates below.',
    form: 'A text of several lines, and an input of the coordinates that takes them as maps copy them. “48,8566 ; 2,3522” is read, too.',
    order: 'Not sorted. The lines are searched where the service supports it.',
  },
  content: ['The label says whose it is: “Adresse de l’agence”.'],
  pattern: 'textBox',
  accessibility: [
    'The coordinates have a label and a hint of their own. Only the part with the error is invalid. If both have one, each has its own message.',
  ],
};
