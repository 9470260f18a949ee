/** Pixels. Sonner's own threshold is 45, and it has no option for it. */
const threshold = 20;
const sonnerThreshold = 45;

/**
 * Lets a swipe of 20 px dismiss a toast. It runs before sonner decides: sonner reads the length of the swipe from the
 * toast's style, and checks the direction itself.
 */
function lengthenSwipe({ target }: PointerEvent) {
  const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
  for (const name of ['--swipe-amount-x', '--swipe-amount-y']) {
    const length = Number.parseFloat(toast?.style.getPropertyValue(name) ?? '');
    if (Math.abs(length) >= threshold && Math.abs(length) < sonnerThreshold)
      toast?.style.setProperty(name, `${Math.sign(length) * sonnerThreshold}px`);
  }
}

/** Lets short swipes dismiss toasts. Returns the function that ends this. */
export function watchSwipes(): () => void {
  addEventListener('pointerup', lengthenSwipe, true);
  return () => removeEventListener('pointerup', lengthenSwipe, true);
}
