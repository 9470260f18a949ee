const controls = 'a, button, input, select, textarea, label';

/**
 * Returns what a click in a row presses if it is not on a control: the link of the row, or the row's checkbox for a
 * click beside the checkbox.
 */
function linkAt({ target }: Event): HTMLElement | undefined {
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

/**
 * Makes a click in a row open the row's link. A click on another control, or the end of a selection of text, opens
 * nothing. The middle button does not start to scroll: it opens the row.
 */
export function handleRowEvent(event: Event): void {
  if (!(event instanceof MouseEvent)) return;
  if (event.type.endsWith('click')) open(event);
  else if (event.button === 1 && linkAt(event) !== undefined) event.preventDefault();
}
