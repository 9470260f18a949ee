import type { ComponentGuide } from '#kit/guide.ts';

export const tableGuide: ComponentGuide = {
  group: 'record',
  purpose: 'A titled table of records. Each row becomes a card on a small screen.',
  avoid: [
    { when: 'It shows the lines of one invoice.', instead: '`LineItems`.' },
    { when: 'It shows facts about one thing.', instead: '`DescriptionList`.' },
    { when: 'Fields are filled in.', instead: '`FormMatrix`.' },
  ],
  do: [
    'Put the column that names the record first: it stays visible when the table scrolls, and it is the title of the card.',
    'Align figures at their end, dates and text at their start.',
    'Use `loading` for the first load, `dimmed` while the next rows load.',
  ],
  dont: [
    'Hide columns on a small screen: each value keeps its label in the card.',
    'Show « Aucun résultat trouvé. » when loading failed: that is `error`.',
    'Put more than three actions into a row.',
  ],
  content: [
    'The title says what is listed: « Liste des utilisateurs ».',
    'Headings are nouns. The column of actions is « Actions ».',
    'A missing value is an em dash, never an empty cell.',
  ],
  pattern: 'sortableTable',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the sortable headings, to the actions of each row, and to the table itself where it scrolls sideways.',
    },
    { keys: ['Enter', 'Space'], does: 'On a heading, sorts by it. The next press reverses the order.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'On a table that scrolls, moves it sideways.' },
  ],
  accessibility: [
    'Roles are explicit, so that cards on a small screen are still a table.',
    '`aria-busy` during loading. The sorted heading has `aria-sort`.',
    'Dimmed rows keep their contrast.',
  ],
};
