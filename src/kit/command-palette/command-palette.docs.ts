import type { ComponentGuide } from '#kit/guide.ts';

export const commandPaletteGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['command menu', 'omnibox', 'spotlight'],
  purpose:
    'A search over everything: pages, actions and records. It opens over any page, by a button of the header or a shortcut. On a small screen it covers the page.',
  avoid: [
    { when: 'It searches in one list.', instead: '`SearchInput`.' },
    { when: 'A value of a form is picked.', instead: '`Select`.' },
    { when: 'A few actions belong to one button.', instead: '`Menu`.' },
  ],
  do: [
    'Show what was used last before anything is typed.',
    'Add entries that come late below the others.',
    'Load its code on hover and focus of its trigger, with `preloadPalette`.',
  ],
  dont: ['Offer an action that cannot be undone without a question.', 'Open it over another window.'],
  content: [
    'An entry has the text of the page or action that it opens: « Utilisateurs », « Ajouter un utilisateur ».',
    'The note says why there is nothing: « Aucun résultat pour « dubreuil ». »',
  ],
  pattern: 'palette',
};
