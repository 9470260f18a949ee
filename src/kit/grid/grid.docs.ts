import type { ComponentGuide } from '#kit/guide.ts';

export const gridGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'Columns that fall under each other where there is no room: cards of the dashboard, the parts of a record.',
  avoid: [
    { when: 'Things stand in one line or one column.', instead: '`Stack`.' },
    { when: 'Rows have the same columns.', instead: '`Table`.' },
  ],
  do: [
    '`auto` for cards of equal weight, `aside` for a record beside what belongs to it.',
    'Use `as="ul"` where it is a list.',
  ],
  dont: [
    'Order the cards by sight alone: reading order is the order in code.',
    'Choose columns by the width of one screen: they fall by themselves.',
  ],
  content: ['No text of its own.'],
  keyboard: 'Takes no focus: it only places things.',
  aria: {
    name: 'None',
    notes: ['Layout without a role; `as="ul"` makes a list that is counted for those who hear it.'],
  },
};
