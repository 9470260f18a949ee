import type { ComponentGuide } from '#kit/guide.ts';

export const datePickerGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['calendar', 'calendrier'],
  purpose: 'A day without a time: typed, or picked in a calendar. On a phone the calendar is a sheet.',
  avoid: [
    { when: 'A list is limited to some days.', instead: '`DateRange`.' },
    { when: 'It has a time.', instead: '`DateTimePicker`.' },
  ],
  do: [
    'Put it in a `Field` and pass its attributes.',
    'Check the typed text: the value is a day `YYYY-MM-DD`, or what was typed instead.',
    'Set `min` and `max` where other days make no sense: the calendar does not offer them.',
  ],
  dont: [
    'Rely on the calendar for a date of birth: typing it is faster.',
    'Correct a text while it is typed.',
  ],
  content: [
    'The placeholder is the format: « jj/mm/aaaa ».',
    'The button says what it opens: « Ouvrir le calendrier ».',
  ],
  pattern: 'dateDialog',
};
