import type { FieldGuide } from '#fields/guide.ts';
import { type RatingField, rating } from './rating.ts';

export const ratingGuide: FieldGuide<RatingField> = {
  group: 'number',
  purpose: 'The average of ratings, with the number of reviews.',
  avoid: [
    { when: 'It is one rating, not an average.', instead: '`quantity`.' },
    { when: 'It is a share of a whole.', instead: '`percent`.' },
  ],
  example: {
    // Null before the first review.
    rating: rating({ nullable: true }),
  },
  wire: {
    type: '{ avg: number; total: number }',
    notes: [
      'The average is from 0 to 5. The number of reviews is a whole number, not negative.',
      'Anything else is shown as missing.',
      'A rating without reviews is a value, not empty.',
    ],
    filled: [
      { avg: 4.5, total: 12 },
      { avg: 0, total: 0 },
      { avg: 4.987, total: 1_234_567 },
    ],
  },
  views: {
    list: 'A star, the average with two decimals and the number of reviews.',
    form: 'Not entered: reviews make it.',
  },
  content: ['It is read as a sentence: « Note moyenne de 4,50 pour 12 avis ».'],
  pattern: 'textAlternative',
};
