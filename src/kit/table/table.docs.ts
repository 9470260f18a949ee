import type { ComponentGuide } from '#kit/guide.ts';

export const tableGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A titled table of records. Each row becomes a card on a small screen.',
  avoid: [
    { when: 'Lines of one bill.', instead: '`Ledger`.' },
    { when: 'Facts about one thing.', instead: '`DescriptionList`.' },
    { when: 'Fields are filled in.', instead: '`FormMatrix`.' },
  ],
  do: [
    'Put what names a row first: it stays in view when the table scrolls, and heads the card.',
    'Align figures at their end; dates and words at their start.',
    'Use `loading` while nothing is known, `dimmed` while the next rows are on their way.',
  ],
  dont: [
    'Hide columns on a small screen: each value keeps its label in the card.',
    'Show « Aucun résultat trouvé. » when the reading failed: that is `error`.',
    'Put more than three deeds at the end of a row.',
  ],
  content: [
    'The title says what is listed: « Liste des utilisateurs ».',
    'Headings are nouns; what can be done stands under « Actions ».',
    'What is missing is an em dash, never an empty cell.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to headings that sort, to what can be done with each row, and to the table itself where it scrolls sideways.',
    },
    { keys: ['Enter', 'Space'], does: 'On a heading, sorts by it, the other way the next time.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'On a table that scrolls, moves it sideways.' },
  ],
  aria: {
    name: 'Sortable table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    notes: [
      'Roles are said in full, so that cards on a small screen are still a table.',
      '`aria-busy` while it loads or waits; the sorted heading has `aria-sort`.',
      'Waiting rows turn grey but keep their contrast: they are still being read.',
    ],
  },
};
