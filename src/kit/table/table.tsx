import { type ReactNode, useId, useMemo } from 'react';
import { table } from '#styled/recipes';
import { loadGridKeys } from './load-grid-keys.ts';
import type { TableColumn, TableSelection, TableSorts } from './table.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { layoutStyle, tableLayout } from './table-layout.ts';

/** The props of a table. */
export interface TableProps<Row> {
  /** The name of the table, in the line above it. */
  title: string;
  /** The level of the title in the outline of the page. In a dialog it is 3: the title of the dialog is at level 2. */
  level?: 2 | 3 | undefined;
  /** Rows are rendered again only if the columns change: callers keep them with `useMemo`. */
  columns: readonly TableColumn<Row>[];
  /** The orders of the columns that can be sorted, by the ids of the columns. */
  sorts?: TableSorts | undefined;
  rows: readonly Row[];
  /** Returns the key of a row, e.g. its id. */
  rowKey: (row: Row) => string;
  /** True if rows can be opened. If they can be opened or selected, the table is a grid: arrow keys move in it. */
  opens?: boolean | undefined;
  /** The number of rows on all pages, the head included; -1 if nobody knows it. Default: those of this page. */
  rowCount?: number | undefined;
  /** The number of the first row among them. The head is 1. */
  firstRow?: number | undefined;
  /** The text of a table without rows. */
  empty: ReactNode;
  /** True while the first rows are loading: skeleton rows replace them. */
  loading?: boolean | undefined;
  /** The number of skeleton rows. */
  skeletonRows?: number | undefined;
  /** True if the rows may be few: what stands below the table is hidden until they are loaded, so that it does not move. */
  settling?: boolean | undefined;
  /** True while the next rows are loading: the shown ones are outdated. */
  dimmed?: boolean | undefined;
  /** The content that replaces the rows if they could not be loaded. */
  error?: ReactNode;
  /** Default: rows cannot be selected. */
  selection?: TableSelection<Row> | undefined;
  /** Buttons and inputs at the end of the line of the title. */
  tools?: ReactNode;
  /** What may load late, in the line of the title: its space is kept. */
  beside?: ReactNode;
  /** What limits the rows, in a line of its own above them. */
  filters?: ReactNode;
  /** Above cards, what replaces the headings that sort: a `SortMenu`. */
  order?: ReactNode;
  /** What can be done with the selected rows. It stays on the screen while the table is. */
  selectionBar?: ReactNode;
  footer?: ReactNode;
}

/**
 * A titled table of records. Where it is narrow, columns move below the title of their row, and rows become cards. So
 * nothing is hidden, and the table is never wider than its container.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    title,
    level = 2,
    columns,
    sorts,
    loading = false,
    dimmed = false,
    tools,
    filters,
    selection,
    footer,
  } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  const styles = table();
  // There is nothing to sort. Rows that could not be loaded may still be requested in another order.
  const isEmpty = props.rows.length === 0 && !loading && !props.error;
  const hasCheckboxes = selection !== undefined;
  const isGrid = hasCheckboxes || props.opens === true;
  const layout = useMemo(() => tableLayout(columns, hasCheckboxes), [columns, hasCheckboxes]);

  return (
    <section className={styles.root}>
      <div className={styles.bar}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {props.beside && <div className={styles.beside}>{props.beside}</div>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={styles.region} data-settling={loading ? props.settling || 'rows' : undefined}>
        {/* It is always there: inserting it before the rows would cost the styles of all of them (`theme/global-css.ts`). */}
        <div className={styles.veil} hidden={!dimmed} />
        {props.order}
        <table
          {...(isGrid && { ref: loadGridKeys, role: 'grid', 'aria-multiselectable': hasCheckboxes })}
          className={styles.table}
          aria-labelledby={titleId}
          aria-busy={loading || dimmed}
          aria-rowcount={props.rowCount}
          data-selectable={hasCheckboxes ? '' : undefined}
          data-tall={columns.some(({ tall }) => tall) ? '' : undefined}
          style={layoutStyle(layout)}
        >
          <TableHead {...props} columns={columns} sorts={isEmpty ? undefined : sorts} layout={layout} />
          <TableBody {...props} layout={layout} />
        </table>
      </div>
      {props.selectionBar}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
