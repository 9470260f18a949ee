import type { FieldGuide } from '#fields/guide.ts';
import { type DateRangeField, dateRange } from './date-range.ts';

export const dateRangeGuide: FieldGuide<DateRangeField> = {
  group: 'timeAndLocation',
  beta: true,
  purpose:
    'A span of the calendar, from one day to another: the validity of an offer, a holiday, a campaign. It says when; a `period` says only how long.',
  avoid: [
    { when: 'It is a length of time, such as 14 days.', instead: '`period`, or `quantity` in days.' },
    { when: 'It is one day.', instead: '`day`.' },
    { when: 'Both ends have a time.', instead: 'two fields `moment` with `ascending`.' },
  ],
  example: {
    // Required.
    validity: dateRange({ required: true }),
    // Within one year, and null until it is known.
    closure: dateRange({ min: '2026-01-01', max: '2026-12-31', nullable: true }),
    // Without a last day as long as it goes on.
    contract: dateRange({ openEnd: true, required: true }),
  },
  wire: {
    type: '{ from: string; to: string }, with openEnd { from: string; to?: string | null }',
    notes: [
      'Both days are `YYYY-MM-DD` and part of the range, without a time and without a time zone. One day is a range, too.',
      'With `openEnd`, `to` is null for a range that has no end.',
      'Null is sent for two empty inputs, if it is optional. In a multipart form, the value is a part of JSON.',
      'A range whose last day is before its first, or with a day that does not exist, is shown as missing.',
      'A file has it as ISO 8601 writes it: `2026-03-05/2026-03-18`, or `2026-03-05/..` without an end. “05/03/2026 - 18/03/2026” is read, too.',
      'The reference API stores it as a `daterange` of PostgreSQL, which refuses days in the wrong order.',
    ],
    filled: [
      { from: '2026-03-05', to: '2026-03-18' },
      { from: '2026-02-20', to: '2026-03-05' },
      { from: '2025-12-20', to: '2026-01-05' },
      { from: '2026-03-05', to: '2026-03-05' },
    ],
    entered: [
      { from: '2026-03-05', to: '2026-03-18' },
      { from: '2026-03-18', to: '2026-03-05' },
      { from: '30/02/2026', to: '2026-03-05' },
      { from: '2026-03-05', to: '' },
      { from: '', to: '' },
    ],
  },
  views: {
    list: 'Both days in words, without repeating the month and the year: “du 5 au 18 mars 2026”.',
    form: 'Two inputs « Du » and « Au » in the format « jj/mm/aaaa », with one calendar for both.',
    order:
      'Sorted by the first day, then by the last one. Its filter finds the ranges with a day in the chosen period. Not searched.',
  },
  content: ['The label says what lasts: “Validité”, “Fermeture”, “Congés”.'],
  pattern: 'dateDialog',
  accessibility: [
    'The inputs are a group with the label as its name. An error describes, and marks as invalid, only the days that are wrong.',
  ],
};
