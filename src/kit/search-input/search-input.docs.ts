import type { ComponentGuide } from '#kit/guide.ts';

export const searchInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['recherche', 'find'],
  purpose: 'A search box. Its owner decides when to search: after a pause or on Enter.',
  avoid: [
    { when: 'It is a value of a form.', instead: '`TextInput`.' },
    { when: 'One of a few values is chosen.', instead: '`Select`.' },
  ],
  do: [
    'Say in the placeholder what is searched: « Nom(s), prénom(s), ou email... »',
    'Give a `label`: the placeholder disappears.',
    'Search without a button, 300 ms after the last key.',
  ],
  dont: ['Clear it when the results arrive.', 'Put two on one table.'],
  content: [
    '`label` is « Rechercher », `clearLabel` is « Vider la recherche ».',
    'The placeholder ends in three dots.',
  ],
  pattern: 'searchBox',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to the button that clears it.' },
    { keys: ['Enter'], does: 'Searches at once.' },
    { keys: ['Escape'], does: 'Clears it, in browsers that do so for a search box.' },
  ],
  accessibility: [
    'Clearing moves focus back to the box.',
    'The table announces the number of results, not the box.',
  ],
};
