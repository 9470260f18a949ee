import { type ReactNode, useId } from 'react';
import { table } from '#styled/recipes';
import { type TableColumn, tableWidth } from './table.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { roles } from './table-roles.ts';
import { useScrolls } from './use-scrolls.ts';

/** What a table shows: its columns, its rows, or the one thing that stands in their place. */
export interface TableProps<Row> {
  title: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Said where there is no row. */
  empty: ReactNode;
  /** Nothing is known yet: skeleton rows stand in. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** The rows shown are those of before, the next ones are on their way. */
  dimmed?: boolean | undefined;
  /** Stands in the place of the rows when they could not be read. */
  error?: ReactNode;
  tools?: ReactNode;
  footer?: ReactNode;
}

/** A titled table of records; each row becomes a card on a small screen. */
export function Table<Row>(props: TableProps<Row>) {
  const { title, columns, loading = false, dimmed = false, tools, footer } = props;
  const titleId = useId();
  const styles = table();
  const minWidth = tableWidth(columns);
  const { ref, scrolls } = useScrolls(minWidth);

  return (
    <section className={styles.root}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
      </div>
      <div
        ref={ref}
        className={styles.region}
        {...(scrolls ? { ...roles.region, 'aria-labelledby': titleId, tabIndex: 0, 'data-scrolls': '' } : {})}
      >
        {dimmed ? <div className={styles.progress} /> : null}
        <table
          {...roles.table}
          className={styles.table}
          aria-labelledby={titleId}
          aria-busy={loading || dimmed}
          data-dimmed={dimmed ? '' : undefined}
          style={scrolls ? { minWidth } : undefined}
        >
          <TableHead columns={columns} />
          <TableBody {...props} />
        </table>
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
