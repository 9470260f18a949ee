import { keepFocus } from '#kit/app-frame/keep-focus.ts';

/** The watch that goes on now. */
let watch: AbortController | undefined;

/**
 * Moves the focus to the page as soon as it is lost, until the user acts: the button of a deletion or a command may
 * disappear with its row, before or long after its dialog has returned the focus to it. Screen readers then continue
 * from the page.
 */
export function restoreFocus(): void {
  watch?.abort();
  const current = new AbortController();
  watch = current;
  const { signal } = current;
  const changes = new MutationObserver(keepFocus);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, () => current.abort(), { capture: true, signal });
  keepFocus();
}
