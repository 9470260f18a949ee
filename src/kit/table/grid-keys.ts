import {
  cells,
  controlsOf,
  mainStop,
  rowAfterScreen,
  rowCheckbox,
  rowsOf,
  stopBeside,
  stopsOf,
} from './grid-cells.ts';
import { endRange, extendTo, selectPage, toggleRow } from './grid-selection.ts';

/** The Tab stop of each grid whose keys have been loaded. */
const stops = new WeakMap<HTMLTableElement, HTMLElement | undefined>();

/** Stops that do nothing of their own: cells, and texts with a tooltip. */
const texts = '[tabindex]:not(a, button, input, select, textarea)';

/** Controls with arrow keys of their own. */
const withArrowKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [role=separator], [aria-haspopup]';

const isIn = (table: HTMLTableElement, target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && table.contains(target);

/**
 * Makes a table usable as a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid): one Tab stop, and keys that move, select
 * and open. It also handles the key whose press loaded this code. A second call does only that.
 */
export function startGrid(table: HTMLTableElement, event: KeyboardEvent): void {
  if (!stops.has(table)) {
    stops.set(table, undefined);
    new MutationObserver(() => keepOneStop(table)).observe(table, { childList: true, subtree: true });
    // A table that becomes narrow shows cards, in which the only stop may be hidden.
    new ResizeObserver(() => keepOneStop(table)).observe(table);
    table.addEventListener('focusin', () => keepOneStop(table));
    table.addEventListener('pointerdown', endRange);
    table.addEventListener('keydown', (pressed) => press(table, pressed));
    keepOneStop(table);
  }
  press(table, event);
}

/**
 * Leaves one Tab stop: what has the focus, or had it last. In two cases each control stays a Tab stop: in cards, which
 * are not a grid, and in a table with a notice instead of rows, since nobody looks for its button with an arrow key.
 */
function keepOneStop(table: HTMLTableElement): void {
  const [head] = table.tHead?.rows ?? [];
  const all = controlsOf(table);
  const hasNotice = table.querySelector('tbody > tr:not([data-kind])') !== null;
  if (hasNotice || (head && getComputedStyle(head).display !== 'grid')) {
    for (const each of all) setStop(each, true);
    return;
  }
  const { activeElement } = document;
  const last = stops.get(table);
  const next = isIn(table, activeElement) ? activeElement : last?.isConnected ? last : undefined;
  const stop = next ?? all.find((each) => each.checkVisibility());
  if (last?.matches(cells) && last !== stop) last.removeAttribute('tabindex');
  for (const each of all) setStop(each, each === stop);
  if (stop) setStop(stop, true);
  stops.set(table, stop);
}

function setStop(element: HTMLElement, isStop: boolean): void {
  const tabIndex = isStop ? 0 : -1;
  if (element.getAttribute('tabindex') !== String(tabIndex)) element.tabIndex = tabIndex;
}

/**
 * Moves the focus, and scrolls until the whole row is visible below the sticky head. The bar of a selection sees to it
 * that it covers nothing that has the focus.
 */
function focus(element: HTMLElement | undefined): void {
  if (element?.matches(cells)) element.tabIndex = 0;
  element?.focus({ preventScroll: true });
  const row = element?.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return;
  row.style.scrollMarginTop = stickyHeight(table.tHead);
  row.scrollIntoView({ block: 'nearest' });
}

const stickyHeight = (element: Element | null | undefined) =>
  element instanceof HTMLElement && getComputedStyle(element).position === 'sticky'
    ? `${element.offsetHeight}px`
    : '';

function press(table: HTMLTableElement, event: KeyboardEvent): void {
  const { target, altKey, defaultPrevented } = event;
  if (altKey || defaultPrevented || !isIn(table, target)) return;
  const row = target.closest('tr');
  if (row === null || (target.matches(withArrowKeys) && event.key !== 'Escape')) return;
  const isDone =
    event.ctrlKey || event.metaKey ? pressWithCtrl(table, row, event) : pressAlone(table, row, target, event);
  if (isDone) event.preventDefault();
}

/** Does what a key with Ctrl or ⌘ means. Returns false if it means nothing. */
function pressWithCtrl(
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  const rows = rowsOf(table);
  const [first] = rows;
  const last = rows.at(-1);
  if (key === 'a') return selectPage(table);
  if (key === 'Home' && first) return goTo(rows, row, first, stopsOf(first).at(0), shiftKey);
  if (key === 'End' && last) return goTo(rows, row, last, stopsOf(last).at(-1), shiftKey);
  return false;
}

/** Does what a key means. Returns false if it means nothing, or what it means for the control with the focus. */
function pressAlone(
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  target: HTMLElement,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  if (key === ' ') return target.matches(`a, ${texts}`) && toggleRow(row, shiftKey);
  if (key === 'Enter') return target.matches(`${texts}, ${rowCheckbox}`) && openRow(row);
  if (key === 'Escape') return leave(row, target);
  const rows = rowsOf(table);
  const next = nextRow(rows, row, key);
  if (next !== undefined) return goTo(rows, row, next, stopBeside(target, next), shiftKey);
  const stop = nextStop(row, target, key);
  focus(stop);
  return stop !== undefined;
}

function goTo(
  rows: readonly HTMLTableRowElement[],
  from: HTMLTableRowElement,
  to: HTMLTableRowElement,
  stop: HTMLElement | undefined,
  isExtended: boolean,
): boolean {
  if (isExtended) extendTo(rows, from, to);
  else endRange();
  focus(stop);
  return true;
}

/** Returns the row to which a key moves: the row itself at an end of the table. */
function nextRow(
  rows: readonly HTMLTableRowElement[],
  row: HTMLTableRowElement,
  key: string,
): HTMLTableRowElement | undefined {
  const index = rows.indexOf(row);
  if (key === 'ArrowDown') return rows[index + 1] ?? row;
  if (key === 'ArrowUp') return rows[index - 1] ?? row;
  if (key === 'PageDown') return rowAfterScreen(rows, row, 1) ?? row;
  if (key === 'PageUp') return rowAfterScreen(rows, row, -1) ?? row;
  return undefined;
}

/** Returns the control or cell of a row to which a key moves: the same one at an end of the row. */
function nextStop(row: HTMLTableRowElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = stopsOf(row);
  const index = all.indexOf(from);
  const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (/^Arrow(Left|Right)$/.test(key)) return all[index + (key === forward ? 1 : -1)] ?? from;
  return undefined;
}

function openRow(row: HTMLTableRowElement): boolean {
  row.querySelector<HTMLElement>('[data-row-link]')?.click();
  return true;
}

/** Moves from a control to the main one of its row. */
function leave(row: HTMLTableRowElement, target: HTMLElement): boolean {
  const main = mainStop(row);
  if (main === target) return false;
  focus(main);
  return true;
}
