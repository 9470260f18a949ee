/** The attribute of the link that a click anywhere in its row opens. */
export const rowLink = { 'data-row-link': '' } as const;

const controls = 'a, button, input, select, textarea, label';

/**
 * Returns what a click in a row presses if it is not on a control: the link of the row, or the row's box for a click
 * beside the box.
 */
function linkAt({ target }: MouseEvent): HTMLElement | undefined {
  const row = target instanceof Element ? target.closest('tr') : null;
  const control = target instanceof Element ? target.closest(controls) : null;
  if (row === null || row.contains(control)) return undefined;
  const selector =
    target instanceof Element && target.closest('[data-position=selection]') ? 'input' : '[data-row-link]';
  return row.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Clicks on the link itself, so that it opens as links do: also in a new tab, if the click asks for one. */
function open(event: MouseEvent): void {
  const { button, altKey, shiftKey } = event;
  const link = button > 1 ? undefined : linkAt(event);
  const isSelecting = button === 0 && window.getSelection()?.isCollapsed === false;
  if (link === undefined || isSelecting) return;
  // The middle button is the modifier key of a new tab: one of these, depending on the system.
  const [ctrlKey, metaKey] = [event.ctrlKey || button === 1, event.metaKey || button === 1];
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, altKey, shiftKey, ctrlKey, metaKey }),
  );
}

/** Keeps the middle button from starting to scroll: it opens the row. */
function stayPut(event: MouseEvent): void {
  if (event.button === 1 && linkAt(event) !== undefined) event.preventDefault();
}

/**
 * Makes a click in a row open the row's link. A click on another control, or the end of a selection of text, opens
 * nothing. A ref of the rows' element; returns the function that stops it.
 */
export function openRows(rows: HTMLElement | null): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  rows?.addEventListener('click', open, { signal });
  rows?.addEventListener('auxclick', open, { signal });
  rows?.addEventListener('mousedown', stayPut, { signal });
  return () => watch.abort();
}
