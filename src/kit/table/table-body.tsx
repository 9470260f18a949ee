import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { table } from '#styled/recipes';
import { openRows } from './row-link.ts';
import { columnPosition, type TableColumn } from './table.ts';
import type { TableLayout } from './table-layout.ts';
import { roles } from './table-roles.ts';
import { useStagedRows } from './use-staged-rows.ts';

/** The usual length of values, by their position. */
const skeletonWidths = { title: 'lg', value: 'md', actions: 'sm' } as const;

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  layout: TableLayout;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  error?: ReactNode;
  loading?: boolean | undefined;
  skeletonRows?: number | undefined;
}

/** The rows, or their replacement: an error, skeletons, the text of an empty table. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, layout, rowKey, empty, error, loading = false, skeletonRows = 10 } = props;
  const rows = useStagedRows(props.rows);
  const styles = table();

  const content = () => {
    if (error !== undefined && error !== null) return <Notice span={columns.length}>{error}</Notice>;
    if (loading) {
      return [...Array(skeletonRows).keys()].map((line) => (
        <tr key={line} {...roles.row} className={styles.row} data-kind="skeleton">
          {columns.map((column, index) => (
            <Cell key={column.id} column={column} index={index} fold={layout.folds.get(column.id)}>
              <Skeleton width={skeletonWidths[columnPosition(column, index)]} />
            </Cell>
          ))}
        </tr>
      ));
    }
    if (rows.length === 0) return <Notice span={columns.length}>{empty}</Notice>;
    return rows.map((row) => <RecordRow key={rowKey(row)} columns={columns} layout={layout} row={row} />);
  };

  return (
    <tbody {...roles.rowGroup} ref={openRows} className={styles.body}>
      {content()}
    </tbody>
  );
}

interface RecordRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  layout: TableLayout;
  row: Row;
}

/** A row whose cells are rendered again only if the record or the columns change. */
function RecordRow<Row>({ columns, layout, row }: RecordRowProps<Row>) {
  return useMemo(
    () => (
      <tr {...roles.row} className={table().row} data-kind="record">
        {columns.map((column, index) => (
          <Cell key={column.id} column={column} index={index} fold={layout.folds.get(column.id)}>
            {column.cell(row)}
          </Cell>
        ))}
      </tr>
    ),
    [columns, layout, row],
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  index: number;
  fold: number | undefined;
  children: ReactNode;
}

function Cell<Row>({ column, index, fold, children }: CellProps<Row>) {
  const styles = table();
  return (
    <td
      {...roles.cell}
      className={styles.cell}
      data-label={column.header}
      data-align={column.align}
      data-position={columnPosition(column, index)}
      data-fold={fold}
    >
      <div className={styles.value}>{children}</div>
    </td>
  );
}

function Notice({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr {...roles.row} className={table().noticeRow}>
      <td {...roles.cell} colSpan={span} className={table().notice}>
        {children}
      </td>
    </tr>
  );
}
