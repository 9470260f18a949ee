import type { ComponentGuide } from '#kit/guide.ts';

export const emptyStateGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Nothing to show, said plainly, with the way out where there is one.',
  avoid: [
    { when: 'The reading failed.', instead: '`ErrorState`: an error is never « Aucun résultat ».' },
    { when: 'It is not known yet.', instead: '`Skeleton`.' },
  ],
  do: [
    '`inline` in the place of rows or a plot, `page` where it is all there is.',
    'Offer the deed that ends the emptiness, if the person may do it.',
  ],
  dont: ['Blame: nothing was done wrong.', 'Show an illustration in a table: the icon is enough.'],
  content: [
    "The product's sentence for lists: « Aucun résultat trouvé. »",
    'The text says what will be here: « La première catégorie apparaîtra ici. »',
  ],
  keyboard: 'Takes no focus itself; its button is reached in its place.',
  aria: {
    name: 'Plain text',
    notes: [
      'The icon is decoration; the sentence is read where the rows would have been.',
      'Not announced: whoever searched reads on in the table, which is told by its row count.',
    ],
  },
};
