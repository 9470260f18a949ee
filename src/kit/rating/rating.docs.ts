import type { ComponentGuide } from '#kit/guide.ts';

export const ratingGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: "A star and a figure: the average of a person's reviews, and how many there are.",
  avoid: [
    { when: 'A rating is given.', instead: 'A form field, which the product has no need of.' },
    { when: 'Other figures.', instead: 'Plain text, or `StatCard`.' },
  ],
  do: ['Show two decimals and the number of reviews, always.', 'Word in `label` what the figure means.'],
  dont: ['Draw five stars: half a star cannot be read.', 'Hide it where nobody has reviewed: it says so.'],
  content: [
    'The text is « 4,50 / 12 »; the label says « Note moyenne de 4,50 pour 12 avis ».',
    'Without reviews the label is « Aucun avis ».',
  ],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Text with an alternative',
    notes: [
      'The figure is for the eye; assistive technology reads the sentence instead.',
      "The star's colour needs no contrast of its own: the figure says everything.",
    ],
  },
};
