import type { FieldGuide } from '#fields/guide.ts';
import { type InstantField, instant } from './instant.ts';

export const instantGuide: FieldGuide<InstantField> = {
  group: 'timeAndLocation',
  purpose: 'A moment: when a record was created, ordered or paid.',
  avoid: [
    { when: 'It is a length of time.', instead: '`period`, or `quantity` in minutes.' },
    { when: 'It is a day without a time.', instead: '`day`.' },
    { when: 'A user decides it.', instead: '`moment`.' },
  ],
  example: {
    // The full date, as on an invoice.
    issuedAt: instant({ style: 'full' }),
    // The date to the second, as evidence.
    recordedAt: instant({ style: 'exact' }),
    // The relative time, with the full date in a tooltip.
    createdAt: instant({}),
    // Null until it happens.
    completedAt: instant({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'ISO 8601 with an offset (`2026-03-05T13:07:00Z`). Anything else is shown as missing.',
      'Shown in the time zone of the reader.',
    ],
    filled: ['2026-03-05T13:07:00Z', '2016-02-29T08:05:00+01:00'],
  },
  views: {
    list: 'The relative time, on one line. A tooltip has the full date. With `full`, the full date; with `exact`, to the second.',
    page: 'The full date, with the relative time beside it, or below it where there is no space.',
    form: 'Not entered: the clock of the service sets it.',
    order: 'Sorted by time where the call of the list sorts. Most lists start with the latest. Not searched.',
  },
  content: [
    'The label says what happened: « Créé le », “Date de la course”.',
    'The full form is “05 mars 2026 à 14:07”, the relative form « il y a 3 jours ».',
  ],
  pattern: 'tooltip',
  accessibility: ['A `time` element with the moment in `dateTime`.'],
};
