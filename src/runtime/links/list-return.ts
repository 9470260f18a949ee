import { session } from '#lib/session/session.ts';
import type { Resource } from '#schema/resource.ts';
import { nextRow } from './next-row.ts';
import { listPath } from './paths.ts';
import { restoreFocus } from './restore-focus.ts';

/** A page that was opened from a row. */
interface Opened {
  /** The address of the list. */
  readonly from: string;
  /** The path of the page, without its parameters: the name of the record may change. */
  readonly to: string;
  /** The index of the row. */
  readonly row: number;
  /** How far the list was scrolled, in pixels. */
  readonly scroll: number;
}

let opened: Opened | undefined;
const addresses = new Map<string, string>();

/** Forgets all lists. */
export function forgetLists(): void {
  opened = undefined;
  addresses.clear();
}

// Whoever signs in next did not search for this.
session.onEvent(({ type }) => {
  if (type === 'signedOut') forgetLists();
});

/** Keeps the address of a list with its page, search and order, for the way back. */
export function keepListAddress(resource: Resource, address: string): void {
  addresses.set(listPath(resource), address);
}

/** Returns the address that a list had when it was last shown, e.g. `/utilisateurs?page=2`. */
export function lastListPath(resource: Resource): string {
  const path = listPath(resource);
  return addresses.get(path) ?? path;
}

const rowsOf = () => [...document.querySelectorAll('main tbody tr')];

/** Notes the row of a list from which a page is opened. `from` is the address of the list. */
export function noteOpened(from: string, link: HTMLAnchorElement): void {
  const row = rowsOf().findIndex((each) => each.contains(link));
  if (row >= 0) opened = { from, to: link.pathname, row, scroll: window.scrollY };
}

/** Returns the row that was opened from the list with this address, once, and forgets others. */
export function takeOpened(address: string): Opened | undefined {
  const own = opened?.from === address ? opened : undefined;
  opened = undefined;
  return own;
}

/**
 * Scrolls a list as it was, and moves the focus to the link that was opened, or to the row at its position if it is gone. A
 * focus that the user has moved meanwhile stays.
 */
export function returnTo({ to, row, scroll }: Opened): void {
  const { activeElement } = document;
  const rows = rowsOf();
  if (activeElement !== document.body && activeElement?.matches('main') !== true) return;
  const links = rows.map((each) => [...each.querySelectorAll('a')]);
  const link = links.flat().find(({ pathname }) => pathname === to) ?? (links[row] ?? links.at(-1))?.[0];
  window.scrollTo(0, scroll);
  link?.focus({ preventScroll: true });
  // The rows are those of before until the service has responded: the record may be gone.
  restoreFocus(nextRow());
}
