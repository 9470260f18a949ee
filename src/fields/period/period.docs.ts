import type { FieldGuide } from '#fields/guide.ts';
import { type PeriodField, period } from './period.ts';

export const periodGuide: FieldGuide<PeriodField> = {
  group: 'number',
  purpose: 'A length of time with its unit: a trial of fourteen days, or of one month.',
  avoid: [
    { when: 'It has a price.', instead: '`recurringPrice`.' },
    { when: 'Its unit is always the same.', instead: '`quantity`, with its unit.' },
    { when: 'It is a moment.', instead: '`instant`.' },
    {
      when: 'It has a first and a last day: a period says how long, and a range says when.',
      instead: '`dateRange`.',
    },
  ],
  example: {
    // The members of the record that hold the count and its unit.
    trial: period({ count: 'trial_count', unit: 'trial_unit' }),
  },
  wire: {
    type: '{ [count]: number | string; [unit]?: string | null }',
    notes: [
      'Two members of the record, under the names that the field gives.',
      'Units are `day`, `week`, `month` and `year`. An unknown unit is shown as it is; without a unit the count stands alone.',
      'Zero is a value, not empty.',
    ],
    filled: [
      { trial_count: 14, trial_unit: 'day' },
      { trial_count: '2', trial_unit: 'week' },
      { trial_count: 3, trial_unit: 'quarter' },
      { trial_count: 0, trial_unit: 'month' },
      { trial_count: 3, trial_unit: null },
    ],
  },
  views: {
    list: 'The count and its unit.',
    form: 'Not entered: a form has the count (`quantity`) and the unit (`choice`).',
  },
  content: ['Units have one label for singular and plural: “14 jour(s)”.'],
  pattern: 'text',
};
