import { type ReactNode, useId } from 'react';
import { table } from '#styled/recipes';
import { type TableColumn, type TableSorts, tableWidth } from './table.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { roles } from './table-roles.ts';
import { useScrolls } from './use-scrolls.ts';

/** The props of a table. */
export interface TableProps<Row> {
  title: string;
  /** Rows are rendered again only if the columns change: callers keep them with `useMemo`. */
  columns: readonly TableColumn<Row>[];
  sorts?: TableSorts | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The text of a table without rows. */
  empty: ReactNode;
  /** True while the first rows are loading: skeleton rows replace them. */
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** True while the next rows are loading: the shown ones are outdated. */
  dimmed?: boolean | undefined;
  /** The content that replaces the rows if they could not be loaded. */
  error?: ReactNode;
  tools?: ReactNode;
  footer?: ReactNode;
}

/** A titled table of records. Each row becomes a card on a small screen. */
export function Table<Row>(props: TableProps<Row>) {
  const { title, columns, sorts, loading = false, dimmed = false, tools, footer } = props;
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
        {dimmed ? <div className={styles.veil} style={scrolls ? { minWidth } : undefined} /> : null}
        <table
          {...roles.table}
          className={styles.table}
          aria-labelledby={titleId}
          aria-busy={loading || dimmed}
          data-dimmed={dimmed ? '' : undefined}
          data-tall={columns.some(({ tall }) => tall) ? '' : undefined}
          style={scrolls ? { minWidth } : undefined}
        >
          <TableHead columns={columns} sorts={sorts} />
          <TableBody {...props} />
        </table>
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
