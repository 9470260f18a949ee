import { explain } from '#lib/explain/explain.ts';
import { letters } from './letters.ts';
import type { Panel } from './panel.ts';
import { shortcutsAreOn } from './shortcut-choice.ts';
import { shortcutElement } from './shortcut-element.ts';

/** What shortcuts do outside of the page. */
export interface ShortcutTarget {
  /** Opens a panel, or closes the open one. */
  open(panel: Panel | undefined): void;
  /** Opens a page. */
  go(path: string): void;
}

/** Milliseconds between "g" and the letter of a page. */
const sequenceTime = 1_500;
/** When "g" was pressed. */
let begun = Number.NEGATIVE_INFINITY;

const find = <Found extends HTMLElement>(selector: string, all: Iterable<Found>) =>
  [...all].find((element) => element.matches(selector) && element.checkVisibility());

/** Focuses an input, or presses a button or a link, that has a shortcut on this page. */
function use(element: HTMLElement): void {
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
    return;
  }
  // As a press does: a dialog that it opens returns the focus to it.
  element.focus();
  element.click();
}

/** Returns the control of a row that "j" and "k" focus: the link that opens it, else its first one that is visible. */
function controlOf(row: HTMLElement): HTMLElement | undefined {
  const controls = row.querySelectorAll<HTMLElement>('a, button, input');
  return find('[data-row-link]', controls) ?? find('*', controls);
}

/** Returns the rows that can have the focus: not those of a tab that was left, nor those without a control. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[data-kind=record]')].filter(controlOf);
const isFocused = (element: Element) => element.contains(document.activeElement);

/** Moves the focus to the next or the previous row. */
function moveRow(step: 1 | -1): void {
  const all = rows();
  const at = all.findIndex(isFocused);
  const row = at < 0 ? all.at(step === 1 ? 0 : -1) : all[at + step];
  if (row) controlOf(row)?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Selects the row that has the focus, or removes it from the selection, where rows can be selected. */
function toggleRow(): void {
  rows().find(isFocused)?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}

/** The elements in which keys type or choose something. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role*=dialog], [role=menu], [role=listbox]';

/** Returns true if a key is pressed on the page itself, without a modifier. Shift is part of some keys, e.g. of "?". */
function isShortcut({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const isPlain = key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
  return isPlain && !(target instanceof Element && target.closest(typing) !== null) && shortcutsAreOn();
}

/** The windows that ask a question or have a form: they stay until they are closed. */
const dialogs = '[data-scope=dialog][data-state=open]';

/** Opens the palette instead of an open panel or menu, which closes as with the Escape key. */
function replacePanel(open: ShortcutTarget['open']): void {
  if (document.querySelector(dialogs) !== null) return;
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  document.activeElement?.dispatchEvent(event);
  open('palette');
}

/** Does what a key means on this page, if anything. With Ctrl or ⌘ it is the key of the palette, over a panel or a menu. */
export function pressKey(event: KeyboardEvent, { open, go }: ShortcutTarget): void {
  const isPalette = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
  if (isPalette && !event.altKey && !event.shiftKey) replacePanel(open);
  if (!isShortcut(event)) return;
  // With Caps Lock, the key is a capital letter.
  const key = event.shiftKey ? event.key : event.key.toLowerCase();
  const isSequence = performance.now() - begun < sequenceTime;
  begun = Number.NEGATIVE_INFINITY;
  const path = isSequence ? letters[key] : undefined;
  if (path !== undefined) go(path);
  else if (isSequence) return;
  else if (key === 'g') begun = performance.now();
  else if (key === '?') open('shortcuts');
  else if (key === 'j') moveRow(1);
  else if (key === 'k') moveRow(-1);
  else if (key === 'x') toggleRow();
  else if (key === 'i' && explain.isOn()) explain.setOpen(true);
  else if (/^[/en]$/.test(key)) {
    const element = shortcutElement(key);
    if (element === undefined) return;
    // The key must not be typed into what it focuses.
    event.preventDefault();
    use(element);
  }
}
