import { session } from '#lib/session/session.ts';
import type { Resource } from '#schema/resource.ts';
import { listPath } from './paths.ts';

/** A page that was opened from a row. */
export interface Opened {
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

/** Returns the rows of the page. */
export const shownRows = () => [...document.querySelectorAll('main tbody tr')];

/** Notes the row of a list from which a page is opened. `from` is the address of the list. */
export function noteOpened(from: string, link: HTMLAnchorElement): void {
  const row = shownRows().findIndex((each) => each.contains(link));
  if (row >= 0) opened = { from, to: link.pathname, row, scroll: window.scrollY };
}

/** Returns the row that was opened from the list with this address, once, and forgets others. */
export function takeOpened(address: string): Opened | undefined {
  const own = opened?.from === address ? opened : undefined;
  opened = undefined;
  return own;
}
