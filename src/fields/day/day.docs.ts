import type { FieldGuide } from '#fields/guide.ts';
import { type DayField, day } from './day.ts';

export const dayGuide: FieldGuide<DayField> = {
  group: 'timeAndLocation',
  purpose: 'A day without a time: a date of birth, the end of a contract, a holiday.',
  avoid: [
    { when: 'It has a time.', instead: '`moment`, or `instant` if the clock of the service sets it.' },
    { when: 'It is a first and a last day.', instead: '`dateRange`.' },
    { when: 'It is a length of time.', instead: '`period`, or `quantity` in minutes.' },
  ],
  example: {
    // Required.
    startsOn: day({ required: true }),
    // Not in the future of the contract, and null until it is known.
    endsOn: day({ min: '2020-01-01', max: '2039-12-31', nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      '`YYYY-MM-DD`, without a time and without a time zone: it is the same day for every reader.',
      'Null is sent for an empty optional input.',
      'A file has it as `YYYY-MM-DD`, which spreadsheets read as a date. “05/03/2026” is read, too.',
      'Anything else, a day that does not exist, or one before 1900 is shown as missing.',
    ],
    filled: ['2026-03-05', '2024-02-29'],
    entered: ['2026-03-05', '30/02/2026', 'demain', ''],
  },
  views: {
    list: 'The day in words: “5 mars 2026”.',
    form: 'An input in the format « jj/mm/aaaa », and a calendar. Two digits are enough for the year, and dots, dashes or nothing for the slashes.',
    order: 'Sorted by day where the call of the list sorts. Not searched.',
  },
  content: ['The label says what happens on the day: “Date de naissance”, “Début du contrat”.'],
  pattern: 'dateDialog',
  accessibility: ['In a list, a `time` element with the day in `dateTime`.'],
};
