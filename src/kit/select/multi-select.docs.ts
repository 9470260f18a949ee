import type { ComponentGuide } from '#kit/guide.ts';

export const multiSelectGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Any number of choices, each shown as a badge; the list stays open while one picks.',
  avoid: [
    { when: 'One at most is chosen.', instead: '`Select`.' },
    {
      when: 'There are hundreds of choices.',
      instead: 'A list with a search of its own, which the product has not needed yet.',
    },
  ],
  do: [
    'Wrap it in `Field` and pass its `labelId`.',
    'Keep the order of the options as they are offered, whatever order they are picked in.',
  ],
  dont: ['Preselect.', 'Close the list after the first pick.'],
  content: [
    "The placeholder is the product's: « Selectionner... ».",
    '`clearLabel` says it: « Effacer ».',
    'Options are nouns without an article: « Restaurant », « Parking privé ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the picker, then to the button that clears it.' },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight.' },
    { keys: ['Enter', 'Space'], does: 'In the list, picks or unpicks.' },
    { keys: ['Escape'], does: 'Closes it; focus goes back to the picker.' },
  ],
  aria: {
    name: 'Listbox (multi-select)',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    notes: [
      'A `combobox` button over a `listbox` with `aria-multiselectable`; chosen options have `aria-selected`.',
      'A value that is no longer offered shows as it is, and can be taken out.',
    ],
  },
};
