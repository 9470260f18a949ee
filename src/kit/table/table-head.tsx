import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { table } from '#styled/recipes';
import { columnPosition, columnWidth, type TableColumn, type TableSort, type TableSorts } from './table.ts';
import { roles } from './table-roles.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sorts?: TableSorts | undefined;
}

/** The headings with their widths. A sortable heading has a button. */
export function TableHead<Row>({ columns, sorts = {} }: TableHeadProps<Row>) {
  const styles = table();
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={{ width: columnWidth(column) }} />
        ))}
      </colgroup>
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
              aria-sort={sorts[column.id]?.direction}
            >
              <Heading header={column.header} sort={sorts[column.id]} />
            </th>
          ))}
        </tr>
      </thead>
    </>
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
