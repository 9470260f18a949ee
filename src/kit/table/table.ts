import type { ReactNode } from 'react';

/** Product rule for a column that says nothing of its own. */
export const defaultColumnWidth = 150;
/** No column gets narrower than this. */
export const minColumnWidth = 20;

/** How a column is ordered now, and what asking for another order does. */
export interface TableSort {
  direction: 'ascending' | 'descending' | 'none';
  /** Says what pressing the heading does. */
  label: string;
  onSort: () => void;
}

/** One column: its heading, its place and how a row fills it. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  width?: number | undefined;
  minWidth?: number | undefined;
  align?: 'start' | 'end' | undefined;
  /** The title heads the card on a small screen, the actions stand beside it; the first column is the title. */
  place?: 'title' | 'actions' | 'value' | undefined;
  sort?: TableSort | undefined;
}

/** A column's width in pixels, never under its minimum. */
export function columnWidth(column: { width?: number | undefined; minWidth?: number | undefined }): number {
  return Math.max(column.width ?? defaultColumnWidth, column.minWidth ?? minColumnWidth, minColumnWidth);
}

/** The width under which the table scrolls sideways. */
export function tableWidth(columns: { width?: number | undefined; minWidth?: number | undefined }[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column), 0);
}

/** Where a column stands in a card. */
export function columnPlace<Row>(column: TableColumn<Row>, index: number): 'title' | 'actions' | 'value' {
  return column.place ?? (index === 0 ? 'title' : 'value');
}
