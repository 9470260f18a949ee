import type { ComponentGuide } from '#kit/guide.ts';

export const paginationGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose: "A table's footer: how many rows a page has, which page this is, and the ways to the others.",
  avoid: [
    { when: 'All rows fit one page and always will.', instead: 'Leave it out.' },
    { when: 'Parts of a page are changed between.', instead: '`Tabs`.' },
  ],
  do: [
    'Word the status by the caller: « Page 2 sur 14 ».',
    'Keep it where it is when there is one page: sizes can still be chosen.',
  ],
  dont: [
    'Count pages from 0 to the eye; `pageIndex` alone does.',
    'Change the page when the size changes without going back to the first.',
  ],
  content: [
    '« Ligne par page », « Première page », « Page précédente », « Page suivante », « Dernière page », to the letter.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the size, then to each way that leads somewhere.' },
    { keys: ['Enter', 'Space'], does: 'Follows it.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'On the size, chooses another.' },
  ],
  aria: {
    name: 'Navigation landmark',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html',
    notes: [
      'The status is announced politely when it changes.',
      'When the way one was going ends, focus steps to a button that still leads somewhere.',
    ],
  },
};
