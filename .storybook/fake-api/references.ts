import type { Shelf } from '#runtime/testing/service.ts';
import { type Linked, linkedSample } from '#schema/links.ts';
import type { Stock } from './resource-routes.ts';

/** Finds the rows that a link may name. */
export const rowsOf =
  (stocks: ReadonlyMap<string, Stock>): Linked =>
  ({ resource }) =>
    stocks.get(resource)?.rows ?? [];

/** A shelf whose records name such as stand on the shelves. */
export function linkedShelf({ resource, records }: Shelf, shelves: readonly Shelf[]): Shelf {
  const linked: Linked = (link) =>
    shelves.find((shelf) => shelf.resource.name === link.resource)?.records ?? [];
  return { resource, records: records.map((record, at) => linkedSample(resource, record, at, linked)) };
}
