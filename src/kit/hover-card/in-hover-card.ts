/** Returns true for what is inside of a preview that is shown. */
export const isInHoverCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(shownCard) !== null;

/** Returns true while a preview is shown. */
export const hasHoverCard = (): boolean => document.querySelector(shownCard) !== null;

const shownCard = '[data-scope=hover-card][data-part=content][data-state=open]';
