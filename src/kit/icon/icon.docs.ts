import type { ComponentGuide } from '#kit/guide.ts';

export const iconGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A line drawing in the colour of the text, one weight throughout the product.',
  avoid: [
    { when: 'It can be pressed.', instead: '`IconButton`.' },
    { when: "It is the product's mark.", instead: '`BrandMark`.' },
    { when: 'A person or a thing is pictured.', instead: '`Avatar`.' },
  ],
  do: [
    'Use the drawing that the product already has for a meaning; the page on icons shows them all.',
    'Leave `label` out where a word says it beside the icon.',
    'Use `tone` only where the word beside it has the same tone.',
  ],
  dont: [
    'Let an icon alone carry a meaning without a `label`.',
    'Use drawings of another family, or fill them.',
  ],
  content: ['`label` says the meaning, not the drawing: « Vérifié », not « Coche ».'],
  keyboard: 'Takes no focus: it is a picture.',
  aria: {
    name: 'img role',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#img',
    notes: [
      'With `label` it is an image of that name, without it is hidden.',
      'Drawn at 3:1 at least wherever it stands alone.',
    ],
  },
};
