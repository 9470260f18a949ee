/** What a user does next: from then on, the user decides what is in view. */
const nextUses = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'focusout'];

/**
 * Keeps an element in view while the part of the page around it changes its height, e.g. because more rows arrive, until
 * the user does something else.
 */
export function keepInView(element: HTMLElement): void {
  // Sizes are observed before the paint: the element does not leave the screen for a moment.
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  const stop = () => {
    observer.disconnect();
    for (const use of nextUses) removeEventListener(use, stop, true);
  };
  for (const use of nextUses) addEventListener(use, stop, true);
  observer.observe(element.closest('section') ?? document.body);
}
