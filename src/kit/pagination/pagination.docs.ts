import type { ComponentGuide } from '#kit/guide.ts';

export const paginationGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['pager'],
  purpose: 'The footer of a table: rows per page, the current page, and buttons to the other pages.',
  avoid: [
    { when: 'All rows always fit on one page.', instead: 'Leave it out.' },
    { when: 'It switches between parts of a page.', instead: '`Tabs`.' },
  ],
  do: [
    'Pass the status as text: « Page 2 sur 14 ».',
    'Keep it visible when there is one page: the size can still be changed.',
  ],
  dont: [
    'Show page numbers that start at 0: only `pageIndex` does.',
    'Keep the page when the size changes: go back to the first.',
  ],
  content: [
    'Exactly « Ligne par page », « Première page », « Page précédente », « Page suivante », « Dernière page ».',
  ],
  pattern: 'navigation',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the size, then to each button that is enabled.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'On the size, chooses another.' },
  ],
  accessibility: [
    'A change of the status is announced politely.',
    'A pressed button that becomes disabled keeps the focus until it is left, and a second press does nothing.',
    'The used control stays in view while the table above it grows.',
  ],
};
