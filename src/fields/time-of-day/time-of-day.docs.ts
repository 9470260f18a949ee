import type { FieldGuide } from '#fields/guide.ts';
import { type TimeOfDayField, timeOfDay } from './time-of-day.ts';

export const timeOfDayGuide: FieldGuide<TimeOfDayField> = {
  group: 'timeAndLocation',
  purpose: 'A time on any day: when a shop opens, when a shift begins.',
  avoid: [
    { when: 'It belongs to a day.', instead: '`moment`.' },
    { when: 'It is a length of time.', instead: '`quantity` in minutes.' },
  ],
  example: {
    // Required.
    opensAt: timeOfDay({ required: true }),
    // Null where it never closes.
    closesAt: timeOfDay({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      '`hh:mm` on a clock of 24 hours, without a time zone. A service may send seconds: lists leave them out, forms keep them.',
      'Null is sent for an empty optional input.',
      'Anything else is shown as missing.',
    ],
    filled: ['09:30', '23:59:59'],
    entered: ['09:30', '24:00', 'midi', ''],
  },
  views: {
    list: 'Hours and minutes: “09:30”.',
    form: 'An input in the format « hh:mm ». “9h30” and “0930” are times, too.',
    order: 'Sorted by time where the call of the list sorts. Not searched.',
  },
  content: ['The label says what happens: “Ouverture”, “Début du service”.'],
  pattern: 'textBox',
  accessibility: ['In a list, a `time` element with the time in `dateTime`.'],
};
