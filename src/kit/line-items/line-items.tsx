import type { ReactNode } from 'react';
import { lineItems } from '#styled/recipes';

/** A column: its heading and the content of its cells. */
export interface LineItemsColumn<Line> {
  id: string;
  header: string;
  cell: (line: Line) => ReactNode;
  align?: 'start' | 'end' | undefined;
}

/** The props of a table of items. */
export interface LineItemsProps<Line> {
  /** The name of the table. */
  label: string;
  columns: readonly LineItemsColumn<Line>[];
  /** The items, in their order. */
  lines: readonly Line[];
}

/** A plain table of the items of one thing, such as the lines of an invoice. */
export function LineItems<Line>({ label, columns, lines }: LineItemsProps<Line>) {
  const styles = lineItems();
  return (
    <table className={styles.root} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" className={styles.heading} data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...lines.entries()].map(([number, line]) => (
          <tr key={number}>
            {columns.map(({ id, cell, align }, index) => {
              // The first cell names its row: an item, or a tariff.
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={id}
                  scope={index === 0 ? 'row' : undefined}
                  className={styles.cell}
                  data-align={align}
                >
                  {cell(line)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
