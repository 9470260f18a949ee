/** What can have the focus in a cell. */
const controls = ':is(a[href], button, input, select, textarea, [tabindex]:not(td, th)):not(:disabled)';

/** The cells of records: those of a row's title are its headings. */
export const cells = 'tbody :is(td, th)';

/** The checkboxes that select rows. */
export const rowCheckbox = '[data-row-checkbox]';

/** Returns all controls of a grid. */
export const controlsOf = (table: HTMLTableElement) => [...table.querySelectorAll<HTMLElement>(controls)];

/** Returns what can have the focus in a cell: its controls or, if it has none, the cell itself. The heading of a column without a control has none. */
function stopsIn(cell: HTMLTableCellElement): HTMLElement[] {
  const shown = [...cell.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility());
  return shown.length > 0 || cell.scope === 'col' ? shown : [cell];
}

/** Returns what can have the focus in a row, in the order in which it is read. */
export const stopsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.cells].flatMap(stopsIn);

/** Returns the rows between which keys move: those that can have the focus. */
export const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...table.rows].filter((row) => row.dataset['kind'] !== 'skeleton' && stopsOf(row).length > 0);

/** Returns what has the focus next in another row: in the same column, as far from its start. */
export function stopBeside(from: HTMLElement, row: HTMLTableRowElement): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  const column = cell?.cellIndex ?? 0;
  const index = cell === null ? 0 : stopsIn(cell).indexOf(from);
  const stops = [...row.cells].slice(column, column + 1).flatMap(stopsIn);
  return stops[index] ?? stops.at(-1) ?? mainStop(row);
}

/** Returns the main control of a row: the link that opens it, or its first control. */
export const mainStop = (row: HTMLTableRowElement): HTMLElement | undefined =>
  row.querySelector<HTMLElement>('[data-row-link]') ?? stopsOf(row).at(0);

/** Returns the row to which PageDown (`step` 1) or PageUp (-1) moves: about a screen further. */
export function rowAfterScreen(
  rows: readonly HTMLTableRowElement[],
  from: HTMLTableRowElement,
  step: 1 | -1,
): HTMLTableRowElement | undefined {
  const start = from.getBoundingClientRect().top;
  const ahead =
    step === 1 ? rows.slice(rows.indexOf(from) + 1) : rows.slice(0, rows.indexOf(from)).toReversed();
  const isNear = (row: HTMLTableRowElement) =>
    Math.abs(row.getBoundingClientRect().top - start) < window.innerHeight * 0.8;
  return ahead.filter(isNear).at(-1) ?? ahead[0];
}
