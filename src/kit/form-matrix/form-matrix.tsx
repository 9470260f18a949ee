import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { formMatrix } from '#styled/recipes';

/** A row with its field in each column, or with one field that belongs to no column. */
export interface FormMatrixRow {
  label: string;
  /** A quiet text beside the label, which may appear later: nothing moves. */
  note?: string | undefined;
  cells: readonly [ReactNode] | readonly [ReactNode, ReactNode];
  /** A quiet text beside the only field: what it is valid for. */
  scope?: string;
}

export interface FormMatrixProps {
  columns: readonly { label: string; icon?: IconNode }[];
  rows: readonly FormMatrixRow[];
}

/**
 * Fields in two columns that read like a table. The headings are hidden from assistive technology: each field has a
 * complete label, which is visually hidden. What belongs to no column stands above the headings. On a small screen, where
 * these are soon out of view, each field has the icon of its column.
 */
export function FormMatrix({ columns, rows }: FormMatrixProps) {
  const classes = formMatrix();
  const inColumns = (row: FormMatrixRow) => row.cells.length === 2;
  const rowOf = ({ label, note, cells, scope }: FormMatrixRow) => (
    <div key={label} className={classes.row}>
      <div className={classes.rowHeading}>
        <span aria-hidden>{label}</span>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </div>
      {columns.slice(0, cells.length).map(({ label: column, icon }, index) => (
        <div key={column} className={classes.cell}>
          {icon && cells.length === 2 && (
            <span aria-hidden className={classes.mark}>
              <Icon of={icon} />
            </span>
          )}
          {cells[index]}
        </div>
      ))}
      {scope !== undefined && <span className={classes.scope}>{scope}</span>}
    </div>
  );
  return (
    <div className={classes.root}>
      {rows.filter((row) => !inColumns(row)).map(rowOf)}
      <div aria-hidden className={classes.heading}>
        {columns.map(({ label, icon }) => (
          <span key={label} className={classes.columnHeading}>
            {icon && <Icon of={icon} />}
            {label}
          </span>
        ))}
      </div>
      {rows.filter(inColumns).map(rowOf)}
    </div>
  );
}
