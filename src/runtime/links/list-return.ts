import type { ParsedLocation } from '@tanstack/react-router';
import { session } from '#lib/session/session.ts';
import type { Resource } from '#schema/resource.ts';
import { listAddresses } from './list-addresses.ts';
import { listPath } from './paths.ts';

/** A page that was opened from a row. */
export interface Opened {
  /** The address of the list, or of the page with it. */
  readonly from: string;
  /** The path of the page, without its parameters: the name of the record may change. */
  readonly to: string;
  /** The index of the row. */
  readonly row: number;
  /** How far the list was scrolled, in pixels. */
  readonly scroll: number;
}

/** An entry of the history: its address and its key. */
type Entry = Pick<ParsedLocation, 'href' | 'state'>;

/** What was opened, by the keys of the entries of the history to which the way back leads. */
const notes = new Map<string | undefined, Opened>();
/**
 * The page that was opened last. A link to its list, e.g. in the breadcrumb, leads back from it as well: such a link
 * makes a new entry of the history, which has no note of its own.
 */
let last: Opened | undefined;

/** Forgets all lists. */
export function forgetLists(): void {
  notes.clear();
  last = undefined;
  listAddresses.clear();
}

// Whoever signs in next did not search for this.
session.onEvent(({ type }) => {
  if (type === 'signedOut') forgetLists();
});

/** Keeps the address of a list with its page, search and order, for the way back. */
export function keepListAddress(resource: Resource, address: string): void {
  listAddresses.set(listPath(resource), address);
}

/** Returns the address that a list had when it was last shown, e.g. `/utilisateurs?page=2`. */
export function lastListPath(resource: Resource): string {
  const path = listPath(resource);
  return listAddresses.get(path) ?? path;
}

/** Returns the rows of the page. */
export const shownRows = () => [...document.querySelectorAll('main tbody tr')];

/** Notes the row of a list from which a page is opened. */
export function noteOpened(link: HTMLAnchorElement, { href, state }: Entry): void {
  const row = shownRows().findIndex((each) => each.contains(link));
  if (row < 0) return;
  last = { from: href, to: link.pathname, row, scroll: window.scrollY };
  notes.set(state.__TSR_key, last);
}

/** Returns the page that was opened from this list, once: it and `last` are then forgotten. */
export function takeOpened({ href, state }: Entry): Opened | undefined {
  const own = notes.get(state.__TSR_key) ?? (last?.from === href ? last : undefined);
  notes.delete(state.__TSR_key);
  last = undefined;
  return own;
}

/**
 * Returns the row that was opened from a list that is only part of a page, once, if it is one that `isShown`. Links then
 * lead back from the page itself.
 */
export function takeFromPart({ state }: Entry, isShown: (opened: Opened) => boolean): Opened | undefined {
  const own = notes.get(state.__TSR_key);
  if (own === undefined || !isShown(own)) return undefined;
  notes.delete(state.__TSR_key);
  last = [...notes.values()].at(-1);
  return own;
}
