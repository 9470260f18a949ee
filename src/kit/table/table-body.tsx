import { type ReactNode, useMemo, useRef } from 'react';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { table } from '#styled/recipes';
import { openRows } from './row-link.ts';
import { SelectBox } from './select-box.tsx';
import { columnPosition, type TableColumn, type TableSelection } from './table.ts';
import type { TableLayout } from './table-layout.ts';
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
  selection?: TableSelection<Row> | undefined;
  firstRow?: number | undefined;
}

/** The rows, or their replacement: an error, skeletons, the text of an empty table. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    columns,
    layout,
    rowKey,
    empty,
    error,
    loading = false,
    skeletonRows = 10,
    selection,
    firstRow,
  } = props;
  const rows = useStagedRows(props.rows);
  const styles = table();
  const span = columns.length + (selection === undefined ? 0 : 1);
  // The row whose box was used last: a range begins there.
  const last = useRef<Row>(undefined);

  const select = (row: Row, selected: boolean, extended: boolean) => {
    const indexes = [
      extended && last.current !== undefined ? rows.indexOf(last.current) : -1,
      rows.indexOf(row),
    ];
    last.current = row;
    const [from = 0, to = 0] = indexes.filter((index) => index >= 0).toSorted((a, b) => a - b);
    selection?.onSelect(rows.slice(from, Math.max(from, to) + 1), selected);
  };

  const content = () => {
    if (error !== undefined && error !== null) return <Notice span={span}>{error}</Notice>;
    if (loading) {
      return [...Array(skeletonRows).keys()].map((line) => (
        <tr key={line} className={styles.row} data-kind="skeleton">
          {selection && <BoxCell />}
          {columns.map((column, index) => (
            <Cell key={column.id} column={column} index={index} fold={layout.folds.get(column.id)} empty>
              <Skeleton width={skeletonWidths[columnPosition(column, index)]} />
            </Cell>
          ))}
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
        selection={selection}
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
  selection: TableSelection<Row> | undefined;
  selected: boolean | undefined;
  onSelect: (row: Row, selected: boolean, extended: boolean) => void;
}

/** A row whose cells are rendered again only if the record or the columns change. */
function RecordRow<Row>({
  columns,
  layout,
  row,
  rowIndex,
  selection,
  selected = false,
  onSelect,
}: RecordRowProps<Row>) {
  const cells = useMemo(
    () =>
      columns.map((column, index) => (
        <Cell key={column.id} column={column} index={index} fold={layout.folds.get(column.id)}>
          {column.cell(row)}
        </Cell>
      )),
    [columns, layout, row],
  );
  const label = selection?.labelOf(row);
  return (
    <tr
      className={table().row}
      data-kind="record"
      aria-rowindex={rowIndex}
      aria-selected={label === undefined ? undefined : selected}
    >
      {selection && (
        <BoxCell>
          {label === undefined ? null : (
            <SelectBox
              label={label}
              checked={selected}
              onSelect={(next, extended) => onSelect(row, next, extended)}
            />
          )}
        </BoxCell>
      )}
      {cells}
    </tr>
  );
}

/** The cell of a row's box. A click beside the box counts, too. */
function BoxCell({ children }: { children?: ReactNode }) {
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

/** A cell. The title of a row is its heading: down a column, a screen reader says whose row it is. */
function Cell<Row>({ column, index, fold, empty, children }: CellProps<Row>) {
  const styles = table();
  const position = columnPosition(column, index);
  const isHeading = position === 'title' && !empty;
  const Part = isHeading ? 'th' : 'td';
  return (
    <Part
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
