import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { table } from '#styled/recipes';
import { columnPosition, type TableColumn, type TableSort, type TableSorts } from './table.ts';
import type { TableLayout } from './table-layout.ts';
import { roles } from './table-roles.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sorts?: TableSorts | undefined;
  layout: TableLayout;
}

/** The headings. A sortable heading has a button. */
export function TableHead<Row>({ columns, sorts = {}, layout }: TableHeadProps<Row>) {
  const styles = table();
  return (
    <thead {...roles.rowGroup} className={styles.head}>
      <tr {...roles.row}>
        {columns.map((column, index) => (
          <th
            key={column.id}
            {...roles.columnHeader}
            scope="col"
            className={styles.headCell}
            data-align={column.align}
            data-position={columnPosition(column, index)}
            data-fold={layout.folds.get(column.id)}
            aria-sort={sorts[column.id]?.direction}
          >
            <Heading header={column.header} sort={sorts[column.id]} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading({ header, sort }: { header: string; sort: TableSort | undefined }) {
  return sort === undefined ? header : <SortButton {...sort} header={header} />;
}

function SortButton({ direction, label, onSort, header }: TableSort & { header: string }) {
  return (
    <button type="button" className={table().sort} aria-description={label} onClick={onSort}>
      {header}
      <Icon of={icons[direction]} size="sm" />
    </button>
  );
}
