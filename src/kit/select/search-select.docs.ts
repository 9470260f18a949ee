import type { ComponentGuide } from '#kit/guide.ts';

export const searchSelectGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['combobox', 'autocomplete', 'typeahead', 'liste déroulante'],
  purpose: 'One value among many. Typing loads the options that match.',
  avoid: [
    { when: 'All the options fit into one list.', instead: '`Select`.' },
    { when: 'Several values can be chosen.', instead: '`MultiSelect`.' },
  ],
  do: [
    'Put it in a `Field`: its label names the picker and the list.',
    'Give `valueLabel`: the chosen value is often not among the loaded options.',
    'Wait for a pause in typing before loading options.',
    'Load the first options when the pointer or focus reaches the picker (`onIntent`).',
  ],
  dont: ['Preselect an option.', 'Leave the list empty without a reason: `search.note` gives it.'],
  content: [
    'The placeholder is « Selectionner... », `clearLabel` is « Effacer ».',
    '`search.label` names the search box: « Rechercher ».',
  ],
  pattern: 'combobox',
};
