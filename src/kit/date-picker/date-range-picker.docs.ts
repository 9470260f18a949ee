import type { ComponentGuide } from '#kit/guide.ts';

export const dateRangePickerGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['calendar', 'calendrier', 'période'],
  purpose:
    'A range of days in a form: both are typed, or picked in one calendar. On a phone the calendar is a sheet.',
  avoid: [
    { when: 'A list is limited to some days.', instead: '`DateRange`, which takes effect at once.' },
    { when: 'One day is entered.', instead: '`DatePicker`.' },
    { when: 'It is a length of time.', instead: '`TextInput` with a unit.' },
  ],
  do: [
    'Put it into a form without a `Field`: it has its label, its hint and its error itself.',
    'Check the typed texts: each end is a day `YYYY-MM-DD`, or what was typed instead.',
    'Say with `wrong` which day the error is about.',
  ],
  dont: ['Correct a text while it is typed.', 'Move the last day when the first one changes.'],
  content: ['The days are named « Du » and « Au »; the label says what lasts: “Validité”.'],
  pattern: 'dateDialog',
  accessibility: [
    'A group with the label as its name. The error describes the days that are wrong; the form announces it.',
    'The button of the calendar says which days are chosen.',
  ],
};
