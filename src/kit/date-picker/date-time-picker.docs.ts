import type { ComponentGuide } from '#kit/guide.ts';

export const dateTimePickerGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['calendar', 'time', 'heure'],
  purpose: 'A day with a time: typed, or picked in a calendar with an input of the time.',
  avoid: [
    { when: 'The time does not matter.', instead: '`DatePicker`.' },
    { when: 'It is a time on any day.', instead: '`FormattedInput` with `parseTime`.' },
  ],
  do: [
    'Put it in a `Field` and pass its attributes.',
    'Check the typed text: the value is `YYYY-MM-DDThh:mm`, or what was typed instead.',
    'Say in a hint whose time zone it is, if it is not that of the reader.',
  ],
  dont: ['Guess a time that was not typed: a day alone is an error.', 'Correct a text while it is typed.'],
  content: [
    'The placeholder is the format: « jj/mm/aaaa hh:mm ».',
    'A day that is picked has the time “00:00” until another is typed.',
  ],
  pattern: 'dateDialog',
  keyboard: [{ keys: ['Enter'], does: 'In the input of the time, closes the calendar.' }],
};
