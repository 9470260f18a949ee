import { X } from 'lucide';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { selectionBar } from '#styled/recipes';

/** The props of the bar of a selection. */
export interface SelectionBarProps {
  /** The name of the bar. */
  label: string;
  /** How many rows are selected. It is not announced: the bar comes and goes with it. */
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
  const root = useRef<HTMLFieldSetElement>(null);
  useScrollPadding(root);
  return (
    <fieldset ref={root} className={styles.root} aria-label={props.label} data-keep-clear>
      <div className={styles.head}>
        <IconButton label={props.clearLabel} icon={X} variant="ghost" size="sm" onClick={props.onClear} />
        <div className={styles.texts}>
          <div className={styles.status}>{props.status}</div>
          {props.detail === undefined ? null : <div className={styles.detail}>{props.detail}</div>}
        </div>
        {props.extension}
      </div>
      <div className={styles.actions}>{props.children}</div>
    </fieldset>
  );
}

/** Lets the browser scroll what gets the focus out from under the bar, while the bar lies over the page. */
function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return;
    const { style } = document.documentElement;
    const update = () => {
      const isOverPage = getComputedStyle(current).position === 'sticky';
      style.scrollPaddingBottom = isOverPage ? `${current.offsetHeight}px` : '';
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(current);
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', update);
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
