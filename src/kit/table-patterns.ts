import { apg, type GuidePattern, tabTo } from './guide-keys.ts';

/** The patterns of tables. */
export const tablePatterns = {
  grid: {
    name: 'Grid (interactive tabular data)',
    href: apg('patterns/grid'),
    keyboard: [
      tabTo('the grid and out of it: it is one stop, where the focus was last'),
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves to the row below or above, in the same column.' },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves to the next or the previous control of the row. A cell without one gets the focus itself.',
      },
      { keys: ['Home', 'End'], does: 'Moves to the first or the last cell of the row.' },
      { keys: ['PageDown', 'PageUp'], does: 'Moves about a screen of rows.' },
      { keys: ['Control+Home', 'Control+End'], does: 'Moves to the first or the last cell of the table.' },
      {
        keys: ['Enter'],
        does: 'Follows the link or presses the button. In a cell or on a box, opens the row.',
      },
      { keys: ['Escape'], does: 'Moves from a control to the link of the row, or to its first control.' },
    ],
    notes: [
      'The element that has the focus, or had it last, is the only one with `tabindex="0"`. In cards each control is a Tab stop.',
      '`aria-rowcount` and `aria-rowindex` say where a row is in the whole list.',
    ],
  },
  sortableTable: { name: 'Sortable table', href: apg('patterns/table/examples/sortable-table') },
  table: {
    name: 'Table',
    href: apg('patterns/table'),
    notes: ['A native table with a name. Each figure is read with the heading of its column.'],
  },
} satisfies Record<string, GuidePattern>;
