import type { ComponentGuide } from '#kit/guide.ts';

export const searchSelectGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'One choice among more than can be listed: what is typed is answered with choices.',
  avoid: [
    { when: 'All the choices fit into one list.', instead: '`Select`.' },
    { when: 'Several can be chosen.', instead: '`MultiSelect`.' },
  ],
  do: [
    'Wrap it in `Field` and pass its `labelId`.',
    'Give `valueLabel`: what is chosen is often not among the choices of the moment.',
    'Wait until somebody pauses before asking for choices.',
    'Ask for the first choices once the picker is approached (`onApproach`).',
  ],
  dont: ['Preselect.', 'Leave the list empty without saying why: `search.note` tells it.'],
  content: [
    "The placeholder is the product's: « Selectionner... ».",
    '`clearLabel` says it: « Effacer ».',
    '`search.label` names the box: « Rechercher ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the picker, then to the button that clears it.' },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list; one types at once.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight.' },
    { keys: ['Enter'], does: 'In the list, picks and closes it; focus goes back to the picker.' },
    { keys: ['Escape'], does: 'Closes it; nothing changes.' },
  ],
  aria: {
    name: 'Combobox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    notes: [
      'A button opens a dialog with a `combobox` box over a `listbox`; the highlighted option is its active descendant.',
      'What stands in the place of choices is a `status`, read out when it changes.',
    ],
  },
};
