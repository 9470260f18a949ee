import type { ComponentGuide } from '#kit/guide.ts';

export const filterBarGuide: ComponentGuide = {
  group: 'action',
  synonyms: ['facets', 'filtres'],
  purpose:
    'What a list is limited to: a button that adds a filter, the filters that are set, and the number of rows.',
  avoid: [
    { when: 'Rows are found by a text.', instead: '`SearchInput`.' },
    { when: 'There are two or three views of one list.', instead: '`Tabs`.' },
  ],
  do: [
    'Keep the filters in the address, so that a reload, the back button and a shared link restore them.',
    'Let a filter take effect while its panel is open.',
    'Show a filter that is not offered, e.g. of a link, with `isReadOnly`: it can only be removed.',
    'Load `FilterChips` and `FilterPanel` when a filter is set or on intent: only the button is part of the first paint.',
  ],
  dont: ['Set a filter that the user did not choose.', 'Hide the bar when no row is left.'],
  content: [
    'The button is « Filtrer »; a filter has the label of its field: « Statut ».',
    'A chip says what is let through: “Statut : En attente, Acceptée”.',
    'Removing names the filter: « Retirer le filtre Statut ».',
  ],
  pattern: 'filterBar',
};
