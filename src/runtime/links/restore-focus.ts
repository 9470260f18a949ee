import { keepFocus } from '#kit/app-frame/keep-focus.ts';
import type { NextElement } from './next-row.ts';

/** Ends the current watch. */
let watch: AbortController | undefined;

/**
 * Watches the focus until the user acts. If it is lost, it moves to the element that `instead` finds, or to the page, so
 * that screen readers continue there. The button of a deletion or a command may disappear with its row, before or long after the dialog has returned the focus to
 * the button.
 */
export function restoreFocus(instead?: NextElement): void {
  watch?.abort();
  const current = new AbortController();
  watch = current;
  const { signal } = current;
  const changes = new MutationObserver(() => keepFocus(instead));
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, () => current.abort(), { capture: true, signal });
  keepFocus(instead);
}
