import type { Shelf } from '#runtime/testing/service.ts';
import { type Listed, linkedTo, lists } from '#schema/links.ts';
import type { Stock } from './resource-routes.ts';

const shelfOf = (shelves: readonly Shelf[], source: string) =>
  shelves.find(({ resource }) => lists(resource, source));

/** Finds rows by the call that lists them. */
export const listedIn =
  (shelves: readonly Shelf[], stocks: ReadonlyMap<string, Stock>): Listed =>
  (source) =>
    stocks.get(shelfOf(shelves, source)?.resource.name ?? '')?.rows ?? [];

/** A shelf whose records name such as stand on the shelves. */
export function linkedShelf({ resource, records }: Shelf, shelves: readonly Shelf[]): Shelf {
  const listed: Listed = (source) => shelfOf(shelves, source)?.records ?? [];
  return { resource, records: records.map((record, at) => linkedTo(resource, record, at, listed)) };
}
