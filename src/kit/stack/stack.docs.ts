import type { ComponentGuide } from '#kit/guide.ts';

export const stackGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Things one after the other, a step of the grid apart.',
  avoid: [
    { when: 'Columns of equal width.', instead: '`Grid`.' },
    { when: 'Fields of a form side by side.', instead: '`FormRow`.' },
  ],
  do: [
    'Choose the gap by how much things belong together: 1 within a line of text, 4 between blocks.',
    'Use `responsive` where a row becomes a column on a small screen.',
    'Use `as` for the element that the content is: a list is a `ul`.',
  ],
  dont: [
    'Add margins to children: the gap does it.',
    'Reorder by sight: reading order is the order in code.',
  ],
  content: ['No text of its own.'],
  keyboard: 'Takes no focus: it only places things.',
  aria: {
    name: 'None',
    notes: ['Layout without a role; `as="ul"` makes a list that is counted for those who hear it.'],
  },
};
