/**
 * The explicit roles of a table. Without them some browsers do not expose a table whose rows are cards.
 */
export const roles = {
  region: { role: 'region' },
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
