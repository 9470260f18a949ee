/** Moves the button that closes a toast behind its message and its action, unless the button has the focus, which it would lose. */
function moveClose(toast: Element): void {
  const close = toast.querySelector(':scope > [data-close-button]');
  if (close !== null && close !== toast.lastElementChild && close !== document.activeElement)
    toast.append(close);
}

/**
 * Keeps the parts of toasts in the order in which they are seen and have to be read: sonner puts the button that closes a toast
 * before its message. It is moved in the same task, before anything is read. Returns the function that ends this.
 */
export function keepMessageFirst(toasts: HTMLElement): () => void {
  const move = () => toasts.querySelectorAll('[data-sonner-toast]').forEach(moveClose);
  move();
  const changes = new MutationObserver(move);
  changes.observe(toasts, { childList: true, subtree: true });
  return () => changes.disconnect();
}
