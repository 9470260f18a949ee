import { rowCheckbox } from './grid-cells.ts';

/** The box of the head is none of them. */
const boxOf = (row: HTMLTableRowElement) => row.querySelector<HTMLInputElement>(`td ${rowCheckbox}`);

/** The row where a range began, in any table. */
let anchor: HTMLTableRowElement | undefined;

/** Forgets where a range began: the next one begins at the row with the focus. */
export function endRange(): void {
  anchor = undefined;
}

/**
 * Selects a row, or ends its selection; with Shift, the same for the rows from the last one. Returns false if rows
 * cannot be selected.
 */
export function toggleRow(row: HTMLTableRowElement, shiftKey: boolean): boolean {
  endRange();
  return (
    boxOf(row)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })) === true
  );
}

/** Selects the rows from the one where the range began to another one. Those that the range no longer reaches are let go. */
export function extendTo(
  rows: readonly HTMLTableRowElement[],
  from: HTMLTableRowElement,
  to: HTMLTableRowElement,
): void {
  if (anchor === undefined || !rows.includes(anchor)) anchor = from;
  const begin = rows.indexOf(anchor);
  const isBetween = (index: number, end: number) => (index - begin) * (index - end) <= 0;
  for (const [index, row] of rows.entries()) {
    const box = boxOf(row);
    const isInside = isBetween(index, rows.indexOf(to));
    if (isInside || isBetween(index, rows.indexOf(from))) if (box && box.checked !== isInside) box.click();
  }
}

/** Selects all shown rows. Returns false if rows cannot be selected. */
export function selectPage(table: HTMLTableElement): boolean {
  const box = table.tHead?.querySelector<HTMLInputElement>(rowCheckbox);
  if (box?.checked === false) box.click();
  return box !== undefined && box !== null;
}
