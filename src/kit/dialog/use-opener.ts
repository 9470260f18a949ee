import { useRef } from 'react';

const inDialog = (element: Element | null) =>
  element === document.body || element?.closest('[role*=dialog]') != null;

/** What opened the first of several dialogs that give way to each other. */
let first: Element | null = null;

/**
 * Returns a function that gives the element which had the focus before a dialog opened, or null if it can no longer get
 * it. Ark looks for this element when it traps the focus; an input of the dialog may have the focus by then (`autoFocus`).
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const wasOpen = useRef(false);
  const opener = useRef<Element>(null);
  // Read while rendering: an effect would run after the inputs of the dialog exist.
  if (open && !wasOpen.current) {
    const { activeElement } = document;
    // A dialog that opens again for its next step keeps the opener of the first one.
    if (opener.current === null || !inDialog(activeElement)) opener.current = activeElement;
    if (activeElement?.closest('[role*=dialog][data-scope=dialog]') == null) first = activeElement;
  }
  wasOpen.current = open;
  return () => {
    const { current } = opener;
    // The dialog that gave way to this one is gone, and with it the button that was pressed there.
    const hasGivenWay = current?.isConnected === false && first?.isConnected === true && !inDialog(first);
    if (hasGivenWay && first instanceof HTMLElement) return first;
    // The item of a menu is removed when the menu closes. Ark then returns the focus to the trigger of the menu.
    const isLost = inDialog(current) || current?.isConnected !== true || current.closest('[role=menu]');
    return current instanceof HTMLElement && !isLost ? current : null;
  };
}
