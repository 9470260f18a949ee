import type { ComponentGuide } from '#kit/guide.ts';

export const emptyStateGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['blank slate', 'no data', 'vide'],
  purpose: 'Says that there is nothing to show, and offers an action where there is one.',
  avoid: [
    { when: 'Loading failed.', instead: '`ErrorState`: an error is never « Aucun résultat ».' },
    { when: 'The data is still loading.', instead: '`Skeleton`.' },
  ],
  do: [
    'Use `inline` instead of rows or a plot, and `page` if it is the whole page.',
    'Offer the action that adds the first record, if the user may do it.',
  ],
  dont: ['Blame the user.', 'Show an illustration in a table: the icon is enough.'],
  examples: [
    {
      do: 'DoOfferTheNextStep',
      dont: 'DontBlame',
      why: 'It says what there is, not what the user did wrong, and has a way on.',
    },
  ],
  content: [
    'The sentence for lists: « Aucun résultat trouvé. »',
    'A text for something else says what is missing: « Aucune mesure pour l’instant. »',
  ],
  pattern: 'text',
  accessibility: ['The icon is decoration.', 'Not announced. It is read instead of the rows.'],
};
