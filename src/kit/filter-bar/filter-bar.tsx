import { ListFilter } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
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
  addLabel: string;
  /** True while the panel of the button is open. */
  adding: boolean;
  onAdd: () => void;
  /** Called when the pointer or the focus reaches the button: the code of the panel may be loaded. */
  onIntent: () => void;
  /** How many rows there are. It is announced when it changes. */
  status?: string | undefined;
  /** `FilterChips` and `FilterPanel`. */
  children?: ReactNode;
}

/** The bar of a list's filters: a button that adds one, those that are set, and the number of rows. */
export function FilterBar(props: FilterBarProps) {
  const { status } = props;
  const styles = filterBar();
  const isSaid = useIsSaid(status);
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
      <div role="status" aria-live={isSaid ? 'off' : 'polite'} className={styles.status}>
        {status}
      </div>
    </fieldset>
  );
}

/** Milliseconds in which the browser passes a change on to a screen reader. */
const telling = 1000;

/** Returns true once a text has been told. A closing dialog shows the page again, and all that is live would be told again. */
function useIsSaid(text: string | undefined): boolean {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSaid, telling, text);
    return () => clearTimeout(timer);
  }, [text]);
  return said === text;
}
