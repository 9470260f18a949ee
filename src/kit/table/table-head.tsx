import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { useMemo } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { table } from '#styled/recipes';
import { RowCheckbox } from './row-checkbox.tsx';
import {
  columnPosition,
  type TableColumn,
  type TableSelection,
  type TableSort,
  type TableSorts,
} from './table.ts';
import type { TableLayout } from './table-layout.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The orders of the columns that can be sorted, by the ids of the columns. */
  sorts?: TableSorts | undefined;
  layout: TableLayout;
  /** Default: rows cannot be selected. */
  selection?: TableSelection<Row> | undefined;
  rows: readonly Row[];
  /** Returns the key of a row, e.g. its id. */
  rowKey: (row: Row) => string;
  /** The number of rows on all pages. */
  rowCount?: number | undefined;
}

/** The headings. A sortable heading has a button. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorts, layout, selection } = props;
  const headings = useMemo(
    () =>
      columns.map((column, index) => (
        <th
          key={column.id}
          scope="col"
          className={table().headCell}
          data-align={column.align}
          data-position={columnPosition(column, index)}
          data-fold={layout.folds.get(column.id)}
          aria-sort={sorts?.[column.id]?.direction}
        >
          <Heading column={column} sort={sorts?.[column.id]} />
        </th>
      )),
    [columns, sorts, layout],
  );
  return (
    <thead className={table().head}>
      <tr aria-rowindex={props.rowCount && 1}>
        {selection && <AllCheckbox {...props} selection={selection} />}
        {headings}
      </tr>
    </thead>
  );
}

/** The checkbox that selects all shown rows. */
function AllCheckbox<Row>({
  selection,
  rows,
  rowKey,
}: TableHeadProps<Row> & { selection: TableSelection<Row> }) {
  const { label, selected, labelOf, onSelect } = selection;
  const selectable = rows.filter((row) => labelOf(row) !== undefined);
  const count = selectable.filter((row) => selected.has(rowKey(row))).length;
  return (
    <th scope="col" className={table().headCell} data-label={label} data-position="selection">
      <RowCheckbox
        label={label}
        checked={count > 0 && count === selectable.length}
        mixed={count > 0 && count < selectable.length}
        tabStop
        disabled={selectable.length === 0}
        onSelect={(all) => onSelect(selectable, all)}
      />
    </th>
  );
}

interface HeadingProps {
  column: Pick<TableColumn<never>, 'header' | 'align'>;
  sort: TableSort | undefined;
}

function Heading({ column: { header, align }, sort }: HeadingProps) {
  if (sort === undefined) return header;
  const { direction, precedence, label, onSort } = sort;
  const mark = <Icon of={icons[direction]} size="sm" />;
  // Before a heading that ends above its figures; otherwise after the last word.
  const isFirst = align === 'end';
  return (
    <>
      <span>{header}</span>
      <button
        type="button"
        className={table().sort}
        data-order={precedence}
        aria-description={label}
        onClick={({ shiftKey }) => onSort(shiftKey)}
      >
        {isFirst && mark}
        {header}
        {!isFirst && mark}
      </button>
    </>
  );
}
