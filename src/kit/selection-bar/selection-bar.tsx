import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { selectionBar } from '#styled/recipes';

/** The props of the bar of a selection. */
export interface SelectionBarProps {
  /** The name of the bar. */
  label: string;
  /** How many rows are selected. It is announced when it changes. */
  status: string;
  /** More about the selection, such as a sum. */
  detail?: string | undefined;
  /** What extends the selection, such as a button that selects all results. */
  extension?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** The buttons of what can be done. */
  children: ReactNode;
}

/** What can be done with the selected rows of a table. It stays at the lower edge of the screen while the table is shown. */
export function SelectionBar(props: SelectionBarProps) {
  const styles = selectionBar();
  return (
    <fieldset className={styles.root} aria-label={props.label} data-keep-clear>
      <div className={styles.head}>
        <IconButton label={props.clearLabel} icon={X} variant="ghost" size="sm" onClick={props.onClear} />
        <div className={styles.texts}>
          <div role="status" className={styles.status}>
            {props.status}
          </div>
          {props.detail === undefined ? null : <div className={styles.detail}>{props.detail}</div>}
        </div>
        {props.extension}
      </div>
      <div className={styles.actions}>{props.children}</div>
    </fieldset>
  );
}
