import type { FieldGuide } from '#fields/guide.ts';
import { type LocationField, location } from './location.ts';

export const locationGuide: FieldGuide<LocationField> = {
  group: 'timeAndLocation',
  purpose: 'A location with its address, such as the start or the end of a ride.',
  avoid: [
    { when: 'It is a record with a page.', instead: '`reference`.' },
    { when: 'Users enter it.', instead: '`postalAddress`.' },
  ],
  example: {
    // The start and the end of a route have different marks.
    pickup: location({ mark: 'start' }),
    dropoff: location({ mark: 'end' }),
    // A location without a mark.
    address: location({ nullable: true }),
  },
  wire: {
    type: '{ address: string }',
    notes: ['Coordinates may come with it and are not shown.'],
    filled: [{ address: 'Gare de Lyon, Paris' }],
    empty: [{ address: '' }, { address: ' ' }],
  },
  views: {
    list: 'Never cut: if it needs two lines, the town with its postcode is on the second one. The start or the end of a route has a mark before it.',
    page: 'As in a list: whole, with the mark of the start or the end of a route.',
    form: 'Not entered.',
    order: 'Not sorted. Searched where the service supports it.',
  },
  content: ['A postal address: “12 rue de la Paix, 75002 Paris”.'],
  pattern: 'textAlternative',
  accessibility: ['The mark is for sighted users. Assistive technology reads « Départ » or « Arrivée ».'],
};
