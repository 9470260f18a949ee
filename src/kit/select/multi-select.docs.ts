import type { ComponentGuide } from '#kit/guide.ts';

export const multiSelectGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['combobox', 'autocomplete', 'liste déroulante'],
  purpose: 'Any number of values, each shown as a badge. The list stays open during picking.',
  avoid: [{ when: 'One value at most is chosen.', instead: '`Select`.' }],
  do: [
    'Put it in a `Field`: its label names the picker and the list.',
    'Give it a `search` where there are more than ten options.',
    'Keep the options in their given order, not in the order of picking.',
  ],
  dont: ['Preselect options.', 'Close the list after the first pick.'],
  content: [
    'The placeholder is « Selectionner... », `clearLabel` is « Effacer ».',
    'Options are nouns without an article: “Restaurant”, “Parking privé”.',
  ],
  pattern: 'listbox',
  accessibility: [
    'With a search, the button opens a dialog with a `combobox` over the `listbox`.',
    'A value that is no longer offered is shown as it is, and can be removed.',
  ],
};
