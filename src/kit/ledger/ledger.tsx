import type { ReactNode } from 'react';
import { ledger } from '#styled/recipes';

/** One column: its heading and how a line fills it. */
export interface LedgerColumn<Line> {
  id: string;
  header: string;
  cell: (line: Line) => ReactNode;
  /** Figures align at their end. */
  align?: 'start' | 'end' | undefined;
}

/** Lines that belong together, such as those of a bill. */
export interface LedgerProps<Line> {
  /** Names the table for those who do not see what stands above it. */
  label: string;
  columns: readonly LedgerColumn<Line>[];
  lines: readonly Line[];
}

/** A plain table inside a sheet, figures under figures. It is neither paged nor searched. */
export function Ledger<Line>({ label, columns, lines }: LedgerProps<Line>) {
  const styles = ledger();
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
            {columns.map(({ id, cell, align }) => (
              <td key={id} className={styles.cell} data-align={align}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
