import type { ComponentGuide } from '#kit/guide.ts';

export const selectGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'One choice among several, or none. The last value picked wins; clearing leaves null.',
  avoid: [
    { when: 'Several may be chosen.', instead: '`MultiSelect`.' },
    { when: 'It is yes or no.', instead: '`Checkbox`.' },
    { when: 'What is chosen does something at once.', instead: '`Menu`.' },
  ],
  do: [
    'Wrap it in `Field` and pass its `labelId`.',
    'Keep the natural order of options: days before weeks, roles by rank.',
    'Show a value that is no longer offered as it is.',
  ],
  dont: [
    'Preselect the first option to save a click: null says that nobody chose.',
    'Use it for two options that would fit as words side by side.',
  ],
  content: [
    "The placeholder is the product's: « Selectionner... ».",
    'Options are nouns, capital first: « Mois », « Semaine(s) ».',
    'Empty and required says « Ce champ est requis ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the picker, then to the button that clears it.' },
    { keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'], does: 'Opens the list.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list, moves the highlight.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last option.' },
    { keys: ['A–Z'], does: 'Moves to the next option that begins with the letter.' },
    { keys: ['Enter', 'Space'], does: 'Picks the option and closes the list.' },
    { keys: ['Escape'], does: 'Closes the list and leaves the value as it was.' },
  ],
  aria: {
    name: 'Select-only combobox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/',
    notes: [
      'A `combobox` button over a `listbox`; focus is in the list while it is open and goes back.',
      "The list's code comes when the picker is approached.",
    ],
  },
};
