import type { FieldGuide } from '#fields/guide.ts';
import { type PeriodField, period } from './period.ts';

export const periodGuide: FieldGuide<PeriodField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A length of time whose unit is told beside it: a trial of fourteen days, or of one month.',
  avoid: [
    { when: 'It costs something each time.', instead: '`recurringPrice`.' },
    { when: 'Its unit is always the same.', instead: '`quantity`, with its unit.' },
    { when: 'It is a moment.', instead: '`instant`.' },
  ],
  example: {
    // Where the record holds the count, and where its unit.
    trial: period({ count: 'trial_count', unit: 'trial_unit' }),
  },
  wire: {
    type: '{ [count]: number | string; [unit]?: string | null }',
    notes: [
      'Two members of the record, under the names that the field gives.',
      'Units are `day`, `week`, `month` and `year`; another one is shown as it came, and none leaves the count alone.',
    ],
    filled: [
      { trial_count: 14, trial_unit: 'day' },
      { trial_count: '2', trial_unit: 'week' },
      { trial_count: 3, trial_unit: 'quarter' },
      { trial_count: 0, trial_unit: 'month' },
      { trial_count: 3, trial_unit: null },
    ],
    empty: [],
    emptiness: 'only a count that is missing; none is a length.',
    entered: [],
  },
  views: {
    list: 'The count and its unit.',
    page: 'As in the list.',
    form: 'It has none: a form asks for the count (`quantity`) and the unit (`choice`).',
    order: 'Neither sorted nor searched.',
  },
  content: ['Units are the service’s own, worded once for one and for many: « 14 jour(s) ».'],
  keyboard: 'Takes no focus: it is text.',
  aria: { name: 'Text', notes: ['Read as it is written.'] },
};
