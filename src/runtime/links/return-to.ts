import { type Opened, shownRows } from './list-return.ts';
import { nextRow } from './next-row.ts';
import { restoreFocus } from './restore-focus.ts';

const linksOf = (row: Element | undefined) => [...(row?.querySelectorAll('a') ?? [])];

/** Returns the link of a row that leads to the page that was opened, if one is shown. */
export const linkTo = ({ to }: Opened): HTMLAnchorElement | undefined =>
  shownRows()
    .flatMap(linksOf)
    .find(({ pathname }) => pathname === to);

/** The most frames for which a list waits until what is above it has its height: about two seconds. */
const longestWait = 120;

/**
 * Scrolls a list as it was, and moves the focus to the link that was opened, or to the row at its position if it is gone. A
 * focus that the user has moved meanwhile stays. A list below parts whose height is not known yet is hidden: it waits.
 */
export function returnTo(opened: Opened, waited = 0): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.matches('main') !== true) return;
  const rows = shownRows();
  const link = linkTo(opened) ?? linksOf(rows[opened.row] ?? rows.at(-1))[0];
  if (waited < longestWait && link?.checkVisibility({ visibilityProperty: true }) === false) {
    requestAnimationFrame(() => returnTo(opened, waited + 1));
    return;
  }
  window.scrollTo(0, opened.scroll);
  link?.focus({ preventScroll: true });
  // The rows are those of before until the service has responded: the record may be gone.
  restoreFocus(nextRow());
}
