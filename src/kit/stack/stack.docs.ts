import type { ComponentGuide } from '#kit/guide.ts';

export const stackGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['flex', 'column', 'row'],
  purpose: 'Items in one row or one column, with equal gaps.',
  avoid: [
    { when: 'Columns of equal width.', instead: '`Grid`.' },
    { when: 'Fields of a form side by side.', instead: '`FormRow`.' },
  ],
  do: [
    'Choose the gap by how closely items belong together: 1 within a line of text, 4 between blocks.',
    'Use the gap `line` with `wrap` for what is read as one line: there is no space between its lines.',
    'Use `as` for the element of the content: a list is a `ul`.',
  ],
  dont: [
    'Add margins to children: the gap replaces them.',
    'Change the visual order: the reading order is the order in code.',
  ],
  pattern: 'layout',
};
