import type { ComponentGuide } from '#kit/guide.ts';

export const sliderGuide: ComponentGuide = {
  group: 'entry',
  purpose:
    'A number, or a range, on a known scale of few steps. It is always below the box of the same number.',
  avoid: [
    { when: 'The number must be exact, as a price.', instead: '`TextInput` alone.' },
    { when: 'The ends are not known, or there are more than about fifty steps.', instead: '`NumberRange`.' },
    { when: 'The values are words.', instead: '`SegmentedControl`.' },
  ],
  do: [
    'Show the number in a box beside it, which also takes what lies between two steps.',
    'Leave a thumb without a number empty: it is at its end, with a dashed edge.',
  ],
  dont: ['Use it alone.', 'Send anything at each step: a drag has many.'],
  content: [
    'A thumb is named after its box, with a difference: « TVA (curseur) ».',
    'The ends show the first and the last number: « 0 % », « 30 % ».',
  ],
  pattern: 'slider',
};
