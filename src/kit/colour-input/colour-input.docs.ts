import type { ComponentGuide } from '#kit/guide.ts';

export const colourInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['color picker', 'couleur'],
  purpose: 'A colour: its code is typed, or it is picked in the browser’s own picker.',
  avoid: [
    { when: 'There are a few named colours.', instead: '`Select` or `ChoiceCards`: names can be read.' },
    { when: 'It is the colour of a state.', instead: 'A tone of `Badge`.' },
  ],
  do: [
    'Put it in a `Field` and pass its attributes: its label is that of the code.',
    'Check the typed text: the value is `#rrggbb`, or what was typed instead.',
    'Show a stored colour with `ColourSwatch` and its code.',
  ],
  dont: ['Show a colour without a text.', 'Use a colour from data as the background of a text.'],
  content: [
    'The placeholder is an example: « #1a73e8 ». The picker is named « Choisir une couleur : Teinte ».',
  ],
  pattern: 'textBox',
  accessibility: ['The picker is the browser’s: it has its own keys and its own language.'],
};
