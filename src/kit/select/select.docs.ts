import type { ComponentGuide } from '#kit/guide.ts';

export const selectGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['dropdown', 'listbox', 'liste déroulante'],
  purpose: 'One value among several, or none. Clearing gives null.',
  avoid: [
    { when: 'Several values may be chosen.', instead: '`MultiSelect`.' },
    { when: 'It is yes or no.', instead: '`Checkbox`.' },
    { when: 'The choice takes effect at once.', instead: '`Menu`.' },
  ],
  do: [
    'Put it in a `Field`: its label names the picker and the list.',
    'Keep the natural order of options: days before weeks, roles by rank.',
    'Show a value that is no longer offered as it is.',
  ],
  dont: [
    'Preselect the first option: null means that nothing was chosen.',
    'Use it for two short options that fit side by side.',
  ],
  content: [
    'The placeholder is « Selectionner... ».',
    'Options are nouns, capital first: « Mois », « Semaine(s) ».',
    'An empty required value shows « Ce champ est requis ».',
  ],
  pattern: 'select',
  accessibility: ['The code of the list loads when the pointer or focus reaches the picker.'],
};
