import type { ComponentGuide } from '#kit/guide.ts';

export const sliderGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['range', 'curseur'],
  purpose:
    'A number, or a range, on a scale with known ends and few steps. It is always below the box of the same number.',
  avoid: [
    { when: 'The number must be exact, as a price.', instead: '`TextInput` alone.' },
    { when: 'The ends are not known, or there are more than about fifty steps.', instead: '`NumberRange`.' },
    { when: 'The values are words.', instead: '`SegmentedControl`.' },
  ],
  do: [
    'Show the number in the box above it, which also accepts numbers between two steps.',
    'Pass no number where there is none: the thumb is then at its end of the scale, with a dashed edge.',
  ],
  dont: ['Use it alone.', 'Make a call at each step: dragging passes many.'],
  content: [
    'A thumb is named after its box, with a difference: « TVA (curseur) ».',
    'The ends show the first and the last number: “0 %”, “30 %”.',
  ],
  pattern: 'slider',
};
