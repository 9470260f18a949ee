import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { formMatrix } from '#styled/recipes';

/** A row with its field in each column, or one field across both. */
export interface FormMatrixRow {
  label: string;
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
      {rows.map(({ label, cells: [first, second] }) => (
        <div key={label} className={classes.row}>
          <span aria-hidden className={classes.rowHeading}>
            {label}
          </span>
          <div className={second === undefined ? classes.wide : undefined}>{first}</div>
          {second !== undefined && <div>{second}</div>}
        </div>
      ))}
    </div>
  );
}
