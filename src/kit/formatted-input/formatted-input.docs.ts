import type { ComponentGuide } from '#kit/guide.ts';

export const formattedInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['number input', 'mask', 'nombre'],
  purpose:
    'A value that people write in several ways, e.g. a time of day: typed freely, then shown in one format.',
  avoid: [
    { when: 'It is a day.', instead: '`DatePicker`.' },
    { when: 'It is a day with a time.', instead: '`DateTimePicker`.' },
    { when: 'Every text is a value.', instead: '`TextInput`.' },
  ],
  do: [
    'Put it in a `Field` and pass its attributes.',
    'Accept every usual way to write the value in `parse`.',
    'Check the typed text: the value is what `parse` returns, or what was typed instead.',
  ],
  dont: ['Correct a text while it is typed.', 'Guess a value that was not typed.'],
  content: ['The placeholder is the format: « hh:mm ».'],
  pattern: 'textBox',
};
