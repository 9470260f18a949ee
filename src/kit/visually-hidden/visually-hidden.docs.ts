import type { ComponentGuide } from '#kit/guide.ts';

export const visuallyHiddenGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Text for assistive technology alone: what the eye has from the layout.',
  avoid: [
    { when: 'Everybody needs it.', instead: '`Text`.' },
    { when: 'An icon needs a name.', instead: '`label` of `Icon` or `IconButton`.' },
  ],
  do: [
    'Use it for what follows a figure or a link: « (nouvel onglet) ».',
    'Write it so that the whole sentence reads well aloud.',
  ],
  dont: [
    'Hide something that takes focus: it would vanish under the ring.',
    'Describe the layout: « à droite » means nothing to those who hear it.',
  ],
  content: ['Whole words, no abbreviations, no symbols: they are read letter by letter.'],
  keyboard: 'Takes no focus: it must not.',
  aria: {
    name: 'Visually hidden text',
    href: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C7',
    notes: ['Clipped, not removed: it is in the reading order and in the accessible name around it.'],
  },
};
