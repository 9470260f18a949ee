import { type Opened, shownRows } from './list-return.ts';
import { nextRow } from './next-row.ts';
import { restoreFocus } from './restore-focus.ts';

/**
 * Scrolls a list as it was, and moves the focus to the link that was opened, or to the row at its position if it is gone. A
 * focus that the user has moved meanwhile stays.
 */
export function returnTo({ to, row, scroll }: Opened): void {
  const { activeElement } = document;
  const rows = shownRows();
  if (activeElement !== document.body && activeElement?.matches('main') !== true) return;
  const links = rows.map((each) => [...each.querySelectorAll('a')]);
  const link = links.flat().find(({ pathname }) => pathname === to) ?? (links[row] ?? links.at(-1))?.[0];
  window.scrollTo(0, scroll);
  link?.focus({ preventScroll: true });
  // The rows are those of before until the service has responded: the record may be gone.
  restoreFocus(nextRow());
}
