import type { FieldGuide } from '#fields/guide.ts';
import { type InstantField, instant } from './instant.ts';

export const instantGuide: FieldGuide<InstantField> = {
  group: 'place',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A moment: when something was made, ordered, paid.',
  avoid: [
    { when: 'It is a length of time.', instead: '`period`, or `quantity` in minutes.' },
    { when: 'It is a day that somebody enters.', instead: 'A new kind: a day has no hour and no time zone.' },
  ],
  example: {
    // The full date, as on a bill.
    issuedAt: instant({ style: 'full' }),
    // How long ago, with the full date at hand.
    createdAt: instant({}),
    // Null until it has happened.
    completedAt: instant({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'ISO 8601 with its offset (`2026-03-05T13:07:00Z`); anything else is shown as missing.',
      'Told in the reader’s own time zone.',
    ],
    filled: ['2026-03-05T13:07:00Z', '2016-02-29T08:05:00+01:00'],
    empty: [],
    emptiness: 'what is missing, and what is no moment.',
    entered: [],
  },
  views: {
    list: 'How long ago, on one line; a tooltip has the full date. With `full`, the date itself.',
    page: 'The full date, and how long ago beside it.',
    form: 'It has none: the service’s clock says it.',
    order: 'Sorted by time where the list’s call sorts: most lists begin with the latest. Not searched.',
  },
  content: [
    'The label says what happened: « Créé le », « Date de la course ».',
    'Written in full: « 05 mars 2026 à 14:07 », and « il y a 3 jours ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'In a list, moves to the moment and shows the full date.' },
    { keys: ['Escape'], does: 'Hides it; focus stays.' },
  ],
  aria: {
    name: 'Tooltip',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
    notes: [
      'A `time` element that holds the moment for machines.',
      'The full date describes it, whether or not the bubble is there.',
    ],
  },
};
