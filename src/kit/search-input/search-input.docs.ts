import type { ComponentGuide } from '#kit/guide.ts';

export const searchInputGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: "A search box. When to search, after a pause or on Enter, is its owner's decision.",
  avoid: [
    { when: 'A value of a form is typed.', instead: '`TextInput`.' },
    { when: 'One of a few is chosen.', instead: '`Select`.' },
  ],
  do: [
    'Say in the placeholder what is searched: « Nom(s), prénom(s), ou email... »',
    'Give a `label`, as the placeholder goes away.',
    'Search without a button, 300 ms after the last key.',
  ],
  dont: ['Clear it when the results arrive.', 'Put two on one table.'],
  content: [
    '`label` names it: « Rechercher »; `clearLabel` « Effacer la recherche ».',
    'The placeholder ends in three dots, as the product has it.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to the button that clears it.' },
    { keys: ['Enter'], does: 'Searches at once.' },
    { keys: ['Escape'], does: 'Clears it, where the browser does so for a search box.' },
  ],
  aria: {
    name: 'Searchbox',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#searchbox',
    notes: [
      'Clearing gives focus back to the box.',
      'The number of results is told by the table, not by the box.',
    ],
  },
};
