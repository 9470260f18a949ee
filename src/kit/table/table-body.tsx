import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { table } from '#styled/recipes';
import { RowCheckbox } from './row-checkbox.tsx';
import { openRows } from './row-link.ts';
import { columnPosition, type TableColumn, type TableSelection } from './table.ts';
import type { TableLayout } from './table-layout.ts';
import { useStagedRows } from './use-staged-rows.ts';

/** The usual length of values, by their position. */
const skeletonWidths = { title: 'lg', value: 'md', actions: 'sm' } as const;

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  layout: TableLayout;
  rows: readonly Row[];
  /** Returns the key of a row, e.g. its id. */
  rowKey: (row: Row) => string;
  /** The text of a table without rows. */
  empty: ReactNode;
  /** The content that replaces the rows if they could not be loaded. */
  error?: ReactNode;
  /** True while skeleton rows replace the rows. */
  loading?: boolean | undefined;
  /** The number of skeleton rows. */
  skeletonRows?: number | undefined;
  /** Default: rows cannot be selected. */
  selection?: TableSelection<Row> | undefined;
  /** The number of the first row among those of all pages. */
  firstRow?: number | undefined;
}

/** The rows, or their replacement: an error, skeletons, the text of an empty table. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, layout, rowKey, empty, error, loading, skeletonRows = 10, selection, firstRow } = props;
  const rows = useStagedRows(props.rows, rowKey);
  const styles = table();
  const span = columns.length + (selection === undefined ? 0 : 1);
  // The row whose checkbox was used last: a range begins there.
  const last = useRef<Row>(undefined);

  const onSelect = selection?.onSelect;
  const select = useCallback(
    (row: Row, selected: boolean, extended: boolean) => {
      const indexes = [
        extended && last.current !== undefined ? rows.indexOf(last.current) : -1,
        rows.indexOf(row),
      ];
      last.current = row;
      const [from = 0, to = 0] = indexes.filter((index) => index >= 0).toSorted((a, b) => a - b);
      onSelect?.(rows.slice(from, Math.max(from, to) + 1), selected);
    },
    [rows, onSelect],
  );

  const content = () => {
    if (error !== undefined && error !== null) return <Notice span={span}>{error}</Notice>;
    if (loading) {
      return [...Array(skeletonRows).keys()].map((line) => (
        <tr key={line} className={styles.row} data-kind="skeleton">
          {selection && boxCell(<Skeleton width="xs" />)}
          {columns.map((column, index) =>
            cellOf({
              column,
              index,
              fold: layout.folds.get(column.id),
              empty: true,
              children: column.skeleton ?? <Skeleton width={skeletonWidths[columnPosition(column, index)]} />,
            }),
          )}
        </tr>
      ));
    }
    if (rows.length === 0) return <Notice span={span}>{empty}</Notice>;
    return rows.map((row, index) => (
      <RecordRow
        key={rowKey(row)}
        columns={columns}
        layout={layout}
        row={row}
        rowIndex={firstRow && firstRow + index}
        labelOf={selection?.labelOf}
        selected={selection?.selected.has(rowKey(row))}
        onSelect={select}
      />
    ));
  };

  return (
    <tbody ref={openRows} className={styles.body}>
      {content()}
    </tbody>
  );
}

interface RecordRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  layout: TableLayout;
  row: Row;
  rowIndex: number | undefined;
  /** Returns the name of the row's checkbox. Undefined if rows cannot be selected. */
  labelOf: TableSelection<Row>['labelOf'] | undefined;
  selected: boolean | undefined;
  onSelect: (row: Row, selected: boolean, extended: boolean) => void;
}

/** A row that is rendered again only if the record, the columns or its selection change. */
function RecordRow<Row>(props: RecordRowProps<Row>) {
  const { columns, layout, row, rowIndex, labelOf, selected = false, onSelect } = props;
  const cells = useMemo(
    () =>
      columns.map((column, index) =>
        cellOf({ column, index, fold: layout.folds.get(column.id), children: column.cell(row) }),
      ),
    [columns, layout, row],
  );
  return useMemo(() => {
    const label = labelOf?.(row);
    return (
      <tr
        className={table().row}
        data-kind="record"
        aria-rowindex={rowIndex}
        aria-selected={label === undefined ? undefined : selected}
      >
        {labelOf &&
          boxCell(
            label === undefined ? null : (
              <RowCheckbox
                label={label}
                checked={selected}
                onSelect={(next, extended) => onSelect(row, next, extended)}
              />
            ),
          )}
        {cells}
      </tr>
    );
  }, [row, rowIndex, labelOf, selected, onSelect, cells]);
}

/** The cell of a row's checkbox. A click beside the checkbox counts, too. */
function boxCell(children?: ReactNode) {
  return (
    <td className={table().cell} data-position="selection">
      {children}
    </td>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  index: number;
  fold: number | undefined;
  /** True if there is no value yet: an empty cell names no row. */
  empty?: boolean;
  children: ReactNode;
}

/**
 * Returns a cell. The title of a row is its heading: down a column, a screen reader says whose row it is. A function, not a
 * component, since a table has hundreds of cells.
 */
function cellOf<Row>({ column, index, fold, empty, children }: CellProps<Row>) {
  const styles = table();
  const position = columnPosition(column, index);
  const isHeading = position === 'title' && !empty;
  const Part = isHeading ? 'th' : 'td';
  return (
    <Part
      key={column.id}
      scope={isHeading ? 'row' : undefined}
      className={styles.cell}
      data-label={column.header}
      data-align={column.align}
      data-position={position}
      data-fold={fold}
    >
      <div className={styles.value}>{children}</div>
    </Part>
  );
}

function Notice({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr className={table().noticeRow}>
      <td colSpan={span} className={table().notice}>
        {children}
      </td>
    </tr>
  );
}
