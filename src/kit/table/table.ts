import type { ReactNode } from 'react';

/** The default width in pixels (product rule). */
export const defaultColumnWidth = 150;
/** The minimum width of any column, in pixels. */
export const minColumnWidth = 20;

/** The order of a column, and the action that changes it. */
export interface TableSort {
  direction: 'ascending' | 'descending' | 'none';
  /** The position among several orders, from 1. Default: it is the only one. */
  precedence?: number | undefined;
  /** The name of the action. */
  label: string;
  /** `adds` is true if the other orders stay: Shift was held. */
  onSort: (adds: boolean) => void;
}

/** A column: its heading, its position in a card and the content of its cells. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The minimum width in pixels, at the default text size. */
  width?: number | undefined;
  /** The largest width in pixels, at the default text size: the column takes no share. Default: it has no limit. */
  maxWidth?: number | undefined;
  /** The share of the width that is left. Default: 1. */
  grow?: number | undefined;
  /** The width in pixels from which its content needs no more: what is left goes to the others. Default: it has no limit. */
  enough?: number | undefined;
  /** Where the table is narrow, the columns with the lowest rank move below the title of their row. Default: 1. */
  rank?: number | undefined;
  align?: 'start' | 'end' | undefined;
  /** What stands for a value while the rows load. Default: a bar. */
  skeleton?: ReactNode;
  /** True if a cell may have many lines: the first lines of its row are aligned. Default: cells are centred. */
  tall?: boolean | undefined;
  /** The title is the head of the card on a small screen, with the actions beside it. Default: the first column is the title. */
  position?: 'title' | 'actions' | 'value' | undefined;
}

/** The orders of the sortable columns, by column id. They are not part of the columns, since rows do not show them. */
export type TableSorts = Readonly<Record<string, TableSort | undefined>>;

/** The checkboxes before the rows. */
export interface TableSelection<Row> {
  /** The name of the checkbox in the head, which selects all shown rows. */
  label: string;
  /** The keys of the selected rows. */
  selected: { has: (key: string) => boolean };
  /** Returns the name of the checkbox of a row; undefined if the row cannot be selected. */
  labelOf: (row: Row) => string | undefined;
  /** Called with the rows that are to be selected or no longer be so: one, a range of them, or all shown ones. */
  onSelect: (rows: readonly Row[], selected: boolean) => void;
}

/** Returns the minimum width of a column in pixels. */
export function columnWidth({ width = defaultColumnWidth }: { width?: number | undefined }): number {
  return Math.max(width, minColumnWidth);
}

/** Returns the width in pixels that columns need beside each other. */
export function tableWidth(columns: readonly { width?: number | undefined }[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column), 0);
}

/** Returns the position of a column in a card. */
export function columnPosition(
  column: Pick<TableColumn<never>, 'id' | 'position'>,
  index: number,
): 'title' | 'actions' | 'value' {
  return column.position ?? (index === 0 ? 'title' : 'value');
}
