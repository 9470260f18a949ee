import { useRef } from 'react';

const inDialog = (element: Element | null) =>
  element === document.body || element?.closest('[role*=dialog]') != null;

/**
 * Returns a function that finds the element that had the focus before a dialog opened, if it still can get it. Ark looks for
 * it when it traps the focus: by then, an input of the dialog may have taken it with `autoFocus`.
 */
export function useOpener(open: boolean): () => HTMLElement | null {
  const wasOpen = useRef(false);
  const opener = useRef<Element>(null);
  // During rendering, which is before any input of the dialog exists.
  if (open && !wasOpen.current) {
    const { activeElement } = document;
    // A dialog that opens again for its next step keeps the opener of the first one.
    if (opener.current === null || !inDialog(activeElement)) opener.current = activeElement;
  }
  wasOpen.current = open;
  return () => {
    const { current } = opener;
    // The item of a menu is gone: Ark knows its trigger.
    const isLost = inDialog(current) || current?.isConnected !== true || current.closest('[role=menu]');
    return current instanceof HTMLElement && !isLost ? current : null;
  };
}
