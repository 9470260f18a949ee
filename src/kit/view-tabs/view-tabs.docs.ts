import type { ComponentGuide } from '#kit/guide.ts';

export const viewTabsGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['saved views', 'vues', 'onglets'],
  purpose: 'The saved views of a list, in the line of its title: each is a link to the list in that state.',
  avoid: [
    { when: 'A page has parts.', instead: '`Tabs`.' },
    { when: 'Values limit the rows.', instead: '`FilterBar`.' },
  ],
  do: [
    'Put the list without a view first: « Tout ».',
    'Say that the list differs from the chosen view, and offer to save it.',
    'Offer the same views in a `Menu` where they do not fit: `ViewMenu` holds it, `ChosenView` names its button.',
    'Put a button that saves the view into `SaveView`: the menu offers it where the table is narrow.',
  ],
  dont: ['Show it for a list without saved views.'],
  content: [
    'A name is what its owner has written. It is cut at thirty characters or so; a tooltip shows the whole of it.',
  ],
  pattern: 'navigation',
};
