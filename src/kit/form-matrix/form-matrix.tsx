import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { formMatrix } from '#styled/recipes';

/** A row with its field in each column, or one field across both. */
export interface FormMatrixRow {
  label: string;
  /** A quiet text beside the label, which may appear later: nothing moves. */
  note?: string | undefined;
  cells: readonly [ReactNode] | readonly [ReactNode, ReactNode];
}

export interface FormMatrixProps {
  columns: readonly { label: string; icon?: IconNode }[];
  rows: readonly FormMatrixRow[];
}

/**
 * Fields in two columns that read like a table. The headings are hidden from assistive technology: each field has a
 * complete label, which is visually hidden.
 */
export function FormMatrix({ columns, rows }: FormMatrixProps) {
  const classes = formMatrix();
  return (
    <div className={classes.root}>
      <div aria-hidden className={classes.heading}>
        {columns.map(({ label, icon }) => (
          <span key={label} className={classes.columnHeading}>
            {icon && <Icon of={icon} />}
            {label}
          </span>
        ))}
      </div>
      {rows.map(({ label, note, cells: [first, second] }) => (
        <div key={label} className={classes.row}>
          <div className={classes.rowHeading}>
            <span aria-hidden>{label}</span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </div>
          <div className={second === undefined ? classes.wide : undefined}>{first}</div>
          {second !== undefined && <div>{second}</div>}
        </div>
      ))}
    </div>
  );
}
