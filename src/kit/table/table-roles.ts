/**
 * A row drawn as a card is no longer laid out as a table, and some browsers then forget that it is
 * one: the roles say it again.
 */
export const roles = {
  region: { role: 'region' },
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
