import { focusPage } from '#kit/app-frame/app-frame.tsx';

const isToast = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** What had the focus before it went to the toasts. */
let origin: EventTarget | null = null;

/** Returns the element that has the focus, or that had it before it went to the toasts. */
export function focusBesideToasts(): Element | null {
  const { activeElement } = document;
  if (!isToast(activeElement)) return activeElement;
  return origin instanceof Element ? origin : null;
}

/**
 * Gives the focus back to where it was before it went to the toasts: when the toast that has it is removed, and when Tab
 * leaves the last one. Sonner would also take it back from what a user focuses next, e.g. the palette, and it would leave it on
 * nothing while other toasts are shown. Returns the function that ends this.
 */
export function returnFocus(): () => void {
  const back = () => {
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusPage();
  };
  const removals = new MutationObserver(() => {
    if (document.activeElement === document.body) back();
  });
  const enter = (event: FocusEvent) => {
    if (!isToast(event.target)) return;
    // Sonner does not hear of it.
    event.stopPropagation();
    if (isToast(event.relatedTarget)) return;
    origin = event.relatedTarget;
    const list = event.target.closest('section');
    if (list !== null) removals.observe(list, { childList: true, subtree: true });
    // Alt+T moves to the list, which has no height: nothing would show where the focus is.
    if (event.target.matches('[data-sonner-toaster]'))
      event.target.querySelector<HTMLElement>('[data-sonner-toast]')?.focus();
  };
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (!isToast(target) || isToast(relatedTarget)) return;
    removals.disconnect();
    // Not if the window has lost the focus.
    if (relatedTarget === null && document.hasFocus()) back();
  };
  document.addEventListener('focusin', enter, true);
  document.addEventListener('focusout', leave, true);
  return () => {
    removals.disconnect();
    document.removeEventListener('focusin', enter, true);
    document.removeEventListener('focusout', leave, true);
  };
}
