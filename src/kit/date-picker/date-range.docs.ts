import type { ComponentGuide } from '#kit/guide.ts';

export const dateRangeGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['period', 'période', 'calendar'],
  purpose:
    'A range of days, in a panel: a preset, two typed days, or two days of a calendar. It takes effect when both days are chosen: on leaving both inputs, not between them.',
  avoid: [
    { when: 'One day is entered.', instead: '`DatePicker`.' },
    { when: 'It is a length of time.', instead: '`TextInput` with a unit.' },
  ],
  do: [
    'Offer at most five presets, the most frequent first.',
    'Leave an end empty for an open range: it is allowed.',
    'Put it into a `Popover`.',
  ],
  dont: ['Offer a preset that the calendar forbids.', 'Preselect a range.'],
  content: [
    'Presets are short: « Aujourd’hui », « 7 jours », « Ce mois », « Mois dernier ».',
    'The ends are named « Du » and « Au ».',
  ],
  pattern: 'dateGrid',
  accessibility: [
    'A group named by what is limited. The preset that applies is a pressed button.',
    'An error is announced, and describes the ends that are wrong.',
  ],
};
