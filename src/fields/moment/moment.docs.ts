import type { FieldGuide } from '#fields/guide.ts';
import { type MomentField, moment } from './moment.ts';

export const momentGuide: FieldGuide<MomentField> = {
  group: 'timeAndLocation',
  purpose: 'A moment that a user decides: when an offer begins, when a vehicle is due for inspection.',
  avoid: [
    { when: 'The clock of the service sets it, e.g. when a record was created.', instead: '`instant`.' },
    { when: 'The time does not matter.', instead: '`day`, or `dateRange` for a first and a last one.' },
    { when: 'It is a time on any day.', instead: '`timeOfDay`.' },
  ],
  example: {
    // Required.
    startsAt: moment({ required: true }),
    // Null until it is known.
    endsAt: moment({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'ISO 8601 with an offset. A form sends the offset of the user’s time zone (`2026-03-05T14:30:00+01:00`).',
      'Null is sent for an empty optional input.',
      'Anything else, a moment without an offset, or one before 1900 is shown as missing.',
      'An unchanged moment is sent as it was stored, seconds included.',
    ],
    filled: ['2026-03-05T13:30:00Z', '2024-02-29T08:05:00+01:00'],
    entered: ['2026-03-05T14:30:00+01:00', '05/03/2026', 'demain', ''],
  },
  views: {
    list: 'The full date with its time, in the time zone of the reader.',
    form: 'An input in the format « jj/mm/aaaa hh:mm », with a calendar and a time. “9h30” and “0930” are times, too.',
    order: 'Sorted by time where the call of the list sorts. Not searched.',
  },
  content: ['The label says what happens then: “Début de validité”, “Fin du contrat”.'],
  pattern: 'dateDialog',
  accessibility: ['A `time` element with the moment in `dateTime`.'],
};
