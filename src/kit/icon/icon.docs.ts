import type { ComponentGuide } from '#kit/guide.ts';

export const iconGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['pictogram', 'svg', 'icône'],
  purpose: 'A line icon in the colour of the text, with one stroke width throughout the product.',
  avoid: [
    { when: 'It can be pressed.', instead: '`IconButton`.' },
    { when: 'It is the logo of the product.', instead: '`BrandMark`.' },
    { when: 'It shows a person or a thing.', instead: '`Avatar`.' },
  ],
  do: [
    'Use the icon that the product already has for a meaning: the page Foundations / Icons shows them all.',
    'Leave `label` out where text beside the icon says the same.',
    'Use `tone` only where the text beside it has the same tone.',
  ],
  dont: [
    'Let an icon alone carry a meaning without a `label`.',
    'Use icons of another family, or filled icons.',
  ],
  content: ['`label` says the meaning, not the shape: « Vérifié », not “Coche”.'],
  pattern: 'image',
  accessibility: ['It has a contrast of at least 3:1 wherever it stands alone.'],
};
