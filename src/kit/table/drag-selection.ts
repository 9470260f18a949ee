import { rowsOf } from './grid-cells.ts';
import { endRange, extendTo } from './grid-selection.ts';

/** The cells of the checkboxes that select rows. */
const boxCell = 'td[data-position=selection]';

/**
 * Lets the mouse select rows of a table by moving over them with its button held, from the checkbox of one row to
 * another row. A finger scrolls instead. Returns the function that ends this.
 */
export function watchDragSelection(table: HTMLTableElement): () => void {
  const press = ({ target, button, pointerType }: PointerEvent) => {
    const row = target instanceof Element ? target.closest(boxCell)?.closest('tr') : null;
    if (row && button === 0 && pointerType === 'mouse') followDrag(table, row);
  };
  table.addEventListener('pointerdown', press);
  return () => table.removeEventListener('pointerdown', press);
}

/** Selects the rows between the one where the button was pressed and the one under the pointer, until it is released. */
function followDrag(table: HTMLTableElement, start: HTMLTableRowElement): void {
  const released = new AbortController();
  const { signal } = released;
  let last = start;
  let hasSelected = false;
  const move = ({ clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return released.abort();
    const rows = rowsOf(table);
    const row = rows.find((each) => clientY < each.getBoundingClientRect().bottom) ?? rows.at(-1);
    if (row === undefined || row === last || row.parentElement !== start.parentElement) return;
    if (!hasSelected) endRange();
    hasSelected = true;
    extendTo(rows, last, row);
    last = row;
  };
  const release = () => {
    released.abort();
    // The press has selected rows: its click neither toggles a checkbox nor opens a row.
    if (hasSelected) ignoreClick();
  };
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', release, { signal });
  // Texts are not marked on the way.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
}

function ignoreClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}
