import type { ComponentGuide } from '#kit/guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['screen reader only', 'sr-only'],
  purpose: 'Text for assistive technology only, for what sighted users see from the layout.',
  avoid: [
    { when: 'Everyone needs it.', instead: '`Text`.' },
    { when: 'An icon needs a name.', instead: '`label` of `Icon` or `IconButton`.' },
  ],
  do: [
    'Use it for what follows a figure or a link: « (nouvel onglet) ».',
    'Write it so that the whole sentence reads well aloud.',
  ],
  dont: [
    'Hide an element that takes focus: the focus ring would not be seen.',
    'Describe the layout: “à droite” means nothing to a screen reader user.',
  ],
  content: ['Whole words, no abbreviations, no symbols: they are read letter by letter.'],
  pattern: 'visuallyHidden',
  accessibility: ['Clipped, not removed: it is in the reading order and in the accessible name around it.'],
};
