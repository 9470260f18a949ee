import { ListFilter } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { filterBar } from '#styled/recipes';

/** The props of the bar of a list's filters. */
export interface FilterBarProps {
  /** The name of the bar. */
  label: string;
  /** The id of the button that adds a filter. */
  addId: string;
  /** The text of the button that adds a filter. */
  addLabel: string;
  /** True while the panel of the button is open. */
  adding: boolean;
  /** Called by the button that adds a filter. */
  onAdd: () => void;
  /** Called when the pointer or the focus reaches the button: the code of the panel may be loaded. */
  onIntent: () => void;
  /** How many rows there are. The list announces it (`Announcement`). */
  status?: string | undefined;
  /** `FilterChips` and `FilterPanel`. */
  children?: ReactNode;
}

/** The bar of a list's filters: a button that adds one, those that are set, and the number of rows. */
export function FilterBar(props: FilterBarProps) {
  const styles = filterBar();
  return (
    <fieldset className={styles.root} aria-label={props.label}>
      <Button
        id={props.addId}
        variant="outline"
        size="sm"
        icon={<Icon of={ListFilter} />}
        aria-haspopup="dialog"
        aria-expanded={props.adding}
        {...onIntent(props.onIntent)}
        onClick={props.onAdd}
      >
        {props.addLabel}
      </Button>
      {props.children}
      <div className={styles.status}>{props.status}</div>
    </fieldset>
  );
}
