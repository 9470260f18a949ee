import type { FieldGuide } from '#fields/guide.ts';
import { type PlaceField, place } from './place.ts';

export const placeGuide: FieldGuide<PlaceField> = {
  group: 'place',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Somewhere, by its address: where a ride begins, where it ends, where a house stands.',
  avoid: [
    { when: 'It is a record with a page.', instead: '`reference`.' },
    { when: 'It is a line that somebody types.', instead: '`text`: this one is read only.' },
  ],
  example: {
    // The two ends of a way are told apart.
    pickup: place({ mark: 'start' }),
    dropoff: place({ mark: 'end' }),
    // Somewhere, by itself.
    address: place({ nullable: true }),
  },
  wire: {
    type: '{ address: string }',
    notes: ['Where it lies on the globe may come along and is not shown.'],
    filled: [{ address: 'Gare de Lyon, Paris' }],
    empty: [{ address: '' }, { address: ' ' }],
    emptiness: 'an address of spaces alone.',
    entered: [],
  },
  views: {
    list: 'One line, cut with an ellipsis and whole in its title; an end of a way has its mark before it.',
    page: 'Whole, without a mark: its label says which end it is.',
    form: 'It has none.',
    order: 'Not sorted. Searched where the service does.',
  },
  content: [
    'As the post writes it: « 12 rue de la Paix, 75002 Paris ».',
    'An end is heard by name: « Départ : Gare de Lyon, Paris ».',
  ],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Text with an alternative',
    notes: ['The mark is for the eye; assistive technology hears the end by name.'],
  },
};
