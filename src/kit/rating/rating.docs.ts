import type { ComponentGuide } from '#kit/guide.ts';

export const ratingGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['stars', 'étoiles', 'avis'],
  purpose: 'A star and the average rating of a person, with the number of reviews.',
  avoid: [
    { when: 'The user gives a rating.', instead: 'A form field. The product has none.' },
    { when: 'It is another figure.', instead: 'Plain text, or `StatCard`.' },
  ],
  do: ['Always show two decimals and the number of reviews.', 'Explain the figure in `label`.'],
  dont: ['Show five stars: half a star cannot be read.', 'Hide it where there are no reviews: it says so.'],
  content: [
    'The text is “4,50 / 12”. The label is « Note moyenne de 4,50 pour 12 avis ».',
    'Without reviews the label is “Aucun avis”.',
  ],
  pattern: 'textAlternative',
};
