import type { ComponentGuide } from '#kit/guide.ts';

export const tableGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['data grid', 'tableau'],
  purpose:
    'A titled table of records. Where it is narrow, columns move below the title of their row, and rows become cards.',
  avoid: [
    { when: 'It shows the lines of one invoice.', instead: '`LineItems`.' },
    { when: 'It shows facts about one thing.', instead: '`DescriptionList`.' },
    { when: 'Fields are filled in.', instead: '`FormMatrix`.' },
  ],
  do: [
    'Put the column that names the record first: it is the title of its row, and of the card.',
    'Give `opens` if rows can be opened. With it or `selection` the table is a grid, and its keys load with the first one.',
    'Mark its link with `rowLink` if the record has a page: a click anywhere in the row opens it.',
    'Give what matters more a higher `rank`: it stays beside the title longer.',
    'Align figures at their end, dates and text at their start.',
    'Give `selection` if something can be done with several rows at once, and `selectionBar` while some are selected.',
    'Give `order` a `SortMenu` if there are `sorts`: cards have no headings to press.',
    'Use `loading` for the first load, `dimmed` while the next rows load.',
  ],
  dont: [
    'Hide columns on a small screen: below the title and in a card each value has its label.',
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
      does: 'Moves to the sortable headings, and to the link and the actions of each row.',
    },
    { keys: ['Enter', 'Space'], does: 'On a heading, sorts by it. The next press reverses the order.' },
    {
      keys: ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
      does: 'Move in a table whose rows can be opened (`opens`), as in `SelectableTable`: it is a grid.',
    },
  ],
  accessibility: [
    'Native elements without roles. Browsers since 2023 expose them as a table whatever their layout is.',
    'The title of a row is its heading (`<th scope="row">`): down a column, a screen reader says whose row it is.',
    '`aria-busy` during loading. The sorted heading has `aria-sort`.',
    'Dimmed rows keep their contrast.',
  ],
};
