import { rowCheckbox } from './grid-cells.ts';

/** Returns the checkbox of a row. That of the head is in a `th`, so it is not found. */
const checkboxOf = (row: HTMLTableRowElement) => row.querySelector<HTMLInputElement>(`td ${rowCheckbox}`);

/** The row where a range began, in any table. */
let anchor: HTMLTableRowElement | undefined;

/** Forgets where a range began: the next one begins at the row with the focus. */
export function endRange(): void {
  anchor = undefined;
}

/**
 * Selects a row, or ends its selection; with Shift, does so for all rows from the one that was toggled last.
 * Returns false if rows cannot be selected.
 */
export function toggleRow(row: HTMLTableRowElement, shiftKey: boolean): boolean {
  endRange();
  return (
    checkboxOf(row)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey })) ===
    true
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
    const checkbox = checkboxOf(row);
    const isInside = isBetween(index, rows.indexOf(to));
    if (isInside || isBetween(index, rows.indexOf(from)))
      if (checkbox && checkbox.checked !== isInside) checkbox.click();
  }
}

/** Selects all shown rows. Returns false if rows cannot be selected. */
export function selectPage(table: HTMLTableElement): boolean {
  const checkbox = table.tHead?.querySelector<HTMLInputElement>(rowCheckbox);
  if (checkbox?.checked === false) checkbox.click();
  return checkbox !== undefined && checkbox !== null;
}
