import type { FieldGuide } from '#fields/guide.ts';
import { type RatingField, rating } from './rating.ts';

export const ratingGuide: FieldGuide<RatingField> = {
  group: 'figures',
  status: 'stable',
  since: '0.1.0',
  purpose: 'What people think of something: the average of their marks, over how many of them there are.',
  avoid: [
    { when: 'It is one mark, and not an average.', instead: '`quantity`.' },
    { when: 'It is a share of a whole.', instead: '`percent`.' },
  ],
  example: {
    // Null before the first review is counted.
    rating: rating({ nullable: true }),
  },
  wire: {
    type: '{ avg: number; total: number }',
    notes: [
      'The average of marks from 0 to 5, and the number of reviews, which is whole and not negative.',
      'What holds anything else is shown as missing.',
    ],
    filled: [
      { avg: 4.5, total: 12 },
      { avg: 0, total: 0 },
      { avg: 4.987, total: 1_234_567 },
    ],
    empty: [],
    emptiness: 'only what is missing; no review yet is a rating.',
    entered: [],
  },
  views: {
    list: 'A star, the average to the hundredth and the number of reviews.',
    page: 'As in the list.',
    form: 'It has none: reviews make it.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Read aloud as a sentence: « Note moyenne de 4,50 sur 12 avis ».'],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Text with an alternative',
    notes: ['The figures are for the eye; assistive technology reads the sentence instead.'],
  },
};
