import type { ComponentGuide } from '#kit/guide.ts';

export const gridGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['columns', 'grille'],
  purpose: 'Columns that wrap on a narrow screen: cards of the dashboard, parts of a record.',
  avoid: [
    { when: 'Items stand in one line or one column.', instead: '`Stack`.' },
    { when: 'Rows have the same columns.', instead: '`Table`.' },
  ],
  do: [
    '`auto` for cards of equal weight, `aside` for a record with its related parts beside it, `main` for a form with its example.',
    '`lists` for the facts about one thing in several lists, which become one list in a narrow column.',
    'Use `as="ul"` where it is a list.',
  ],
  dont: [
    'Change the visual order: the reading order is the order in code.',
    'Choose columns for the width of one screen: they wrap by themselves.',
  ],
  pattern: 'layout',
};
